/**
 * Writes app/fonts/*.woff2: Inter and Poppins, cut down to the characters the site can show.
 * Run by `npm run fonts` after a change to characters.ts; the result is committed, because the
 * full sources are 350 kB and a visitor needs a tenth of that.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.ts';

const root = path.join(import.meta.dirname, '..');

const fonts = [
  {
    source: 'node_modules/inter-ui/variable/InterVariable.woff2',
    target: 'app/fonts/inter.woff2',
    // Text needs regular to semibold; the optical size axis is pinned at text size.
    variationAxes: { wght: { min: 400, max: 600, default: 400 }, opsz: 14 },
  },
  {
    source: 'node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2',
    target: 'app/fonts/poppins.woff2',
  },
];

if (import.meta.main) {
  for (const { source, target, ...options } of fonts) {
    const font = await subsetFont(await readFile(path.join(root, source)), CHARACTERS, {
      targetFormat: 'woff2',
      // Kerning for all text, tabular figures for prices; stylistic sets double the file.
      keepFeatures: ['kern', 'tnum'],
      ...options,
    });
    await writeFile(path.join(root, target), font);
    console.log(`${target}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}
