/**
 * `npm run fonts` writes all that the site needs of fonts:
 *
 * - public/fonts/: Inter and Poppins, cut to the characters that the site can show, and Noto Sans Telugu for devices that have
 *   no Telugu. Each is named after what is in it, since browsers may keep them for ever.
 * - runtime/font-faces.json, which names these files.
 * - app/fonts/fallbacks.css, by which a device's own font takes the same room until they arrive.
 * - app/share/telugu-600.ttf, for the Telugu of share images.
 *
 * Run it after a change to characters.ts. The result is committed: the full sources are 350 kB, and a visitor needs a tenth of
 * that. Prints each font and its size.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import subsetFont from 'subset-font';
import { CHARACTERS, TELUGU } from './shared/characters.ts';
import { runCommand } from './shared/run-command.ts';

const root = path.join(import.meta.dirname, '..');

/** Kerning for Latin text; stylistic sets double the file. */
const LATIN = { characters: CHARACTERS, keepFeatures: ['kern'] };

const fonts = [
  {
    ...LATIN,
    source: 'inter-ui/variable/InterVariable.woff2',
    target: 'inter',
    face: { family: 'Inter', weight: '400 600' },
    // Text needs regular to semibold; the optical size axis is pinned at text size.
    variationAxes: { wght: { min: 400, max: 600, default: 400 }, opsz: 14 },
  },
  {
    ...LATIN,
    source: '@fontsource/poppins/files/poppins-latin-600-normal.woff2',
    target: 'poppins',
    face: { family: 'Poppins', weight: '600' },
  },
  {
    // With all features: they build the conjuncts.
    characters: TELUGU,
    source: '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2',
    target: 'telugu',
    face: { family: 'Telugu', unicodeRange: 'U+C00-C7F, U+200C-200D' },
    // A device that has one of these fetches nothing: Android (older, newer), Windows (newer, older), iOS and macOS (newer, older).
    local: [
      'Noto Sans Telugu',
      'NotoSansTelugu-Regular',
      'Nirmala UI',
      'Gautami',
      'KohinoorTelugu-Regular',
      'TeluguSangamMN',
    ],
  },
];

/**
 * Where a device may have the font: Android, then all others. Every name that is looked up in vain
 * delays the first paint, so Android's has its full name alone; Safari may ask for the PostScript name.
 */
const systemFonts = {
  Roboto: {
    regular: ['Roboto'],
    // Newer ones are a variable font under the regular one's name.
    bold: ['Roboto Bold', 'Roboto'],
  },
  // Liberation Sans was drawn to have the widths of Arial.
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
};

const { inter, poppins, roboto, arial } = metrics;

/** The weights the site uses, and the font of the device that is shown until they arrive. */
const standIns = [
  ['Inter', '400 500', inter, 'Roboto', 'regular', roboto],
  ['Inter', 600, inter.variants['600'], 'Roboto', 'bold', roboto.variants['700']],
  ['Inter', '400 500', inter, 'Arial', 'regular', arial],
  ['Inter', 600, inter.variants['600'], 'Arial', 'bold', arial.variants['700']],
  ['Poppins', 600, poppins.variants['600'], 'Roboto', 'bold', roboto.variants['700']],
  ['Poppins', 600, poppins.variants['600'], 'Arial', 'bold', arial.variants['700']],
] as const;

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/** A `@font-face` whose letters are on average as wide as the real font's, and whose lines are as high. */
function fallbackFace([name, weight, font, system, style, fallback]: (typeof standIns)[number]) {
  const size = (font.xWidthAvg * fallback.unitsPerEm) / (font.unitsPerEm * fallback.xWidthAvg);
  const height = (units: number) => percent(units / font.unitsPerEm / size);
  return `@font-face {
  font-family: '${name} ${system}';
  src: ${systemFonts[system][style].map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(-font.descent)};
  line-gap-override: ${height(font.lineGap)};
}
`;
}

const read = (file: string) => readFile(path.join(root, 'node_modules', file));
const write = (file: string, data: string | Buffer) => writeFile(path.join(root, file), data);

await runCommand(async () => {
  await write(
    'app/fonts/fallbacks.css',
    `/* Written by npm run fonts. */\n${standIns.map(fallbackFace).join('\n')}`,
  );

  const faces = [];
  for (const { source, target, face, local, characters, ...options } of fonts) {
    const font = await subsetFont(await read(source), characters, { targetFormat: 'woff2', ...options });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const address = `/fonts/${target}-${hash}.woff2`;
    await write(`public${address}`, font);
    faces.push({
      ...face,
      ...(local && { local: local.map((name) => `local("${name}")`).join(', ') }),
      source: `url(${address}) format("woff2")`,
    });
    console.log(`${address}: ${(font.length / 1000).toFixed(1)} kB`);
  }
  await write('runtime/font-faces.json', `${JSON.stringify(faces, undefined, 2)}\n`);

  // What draws the share images reads no WOFF2.
  const bold = await read('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff2');
  await write(
    'app/share/telugu-600.ttf',
    await subsetFont(bold, TELUGU + CHARACTERS, { targetFormat: 'sfnt' }),
  );
});
