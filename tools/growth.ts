import { readFile } from 'node:fs/promises';
import { Blob, Buffer as GlyphBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import svgpath from 'svgpath';
import { banner } from '../tailwind.config.ts';

/** Growth. */
const WORD = 'ఎదుగుదల';

const FONT = 'node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-700-normal.woff2';

/** Of the font's units: whole numbers are then finer than a screen. */
const SCALE = 0.6;

/** Comes from above and flows into the end of the first letter's stroke. */
const RIVER =
  'M188 -464C20 -553 -170 -640 -170 -860C-170 -1100 -60 -1250 -60 -1500C-60 -1860 -220 -2050 -220 -2450V-3600H-370' +
  'V-2450C-370 -2000 -190 -1780 -190 -1500C-190 -1280 -290 -1120 -290 -860C-290 -540 -28 -483 149 -390Z';

/** Around all of it. */
const VIEW_BOX = '-370 -3600 3000 3620';

/** The word as display type with the river that writes it, for the loud surface: an SVG. */
export async function growthDrawing(): Promise<string> {
  const truetype = await subsetFont(await readFile(FONT), WORD, { targetFormat: 'truetype' });
  const font = new Font(new Face(new Blob(new Uint8Array(truetype).buffer)));
  const glyphs = new GlyphBuffer();
  glyphs.addText(WORD);
  glyphs.guessSegmentProperties();
  shape(font, glyphs);
  const positions = glyphs.getGlyphPositions();
  let start = 0;
  const letters = glyphs.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const letter = svgpath(font.glyphToPath(codepoint)).translate(start + xOffset, yOffset);
    start += xAdvance;
    return letter.scale(SCALE, -SCALE).rel().round(0).toString();
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" fill="${banner.roles['river-ink']}">` +
    `<path d="${RIVER}"/><path d="${letters.join('')}"/></svg>\n`
  );
}
