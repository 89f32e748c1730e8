/**
 * `npm run telugu`: writes telugu.csv, all texts of the site with their Telugu, for a spreadsheet. `npm run telugu -- telugu.csv`
 * takes the Telugu from it. A row that cannot be read is named, and what the site says there stays as it is. While a content
 * file cannot be read, nothing is written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { replaceWords } from '../content/replace-words.ts';
import { contentOf, readFiles } from './content-check/read.ts';
import { runCommand } from './shared/run-command.ts';
import { fromList, toList } from './telugu/list.ts';
import { textsToTranslate, textsWithoutTelugu } from './telugu/pairs.ts';

const FILE = 'content/telugu.json';
const LIST = 'telugu.csv';

await runCommand(() => {
  const files = readFiles();
  const broken = files.flatMap(({ file, fault }) =>
    fault ? [`${file}${fault.line ? `, line ${fault.line}` : ''}: ${fault.message}`] : [],
  );
  if (broken.length > 0) throw new Error(broken.join('\n'));

  const written = contentOf(files);
  const content = replaceWords(written, written.words);
  const asked = textsToTranslate(content);
  const { pairs } = content.telugu;
  const [, , file] = process.argv;

  if (!file) {
    writeFileSync(LIST, toList(asked, pairs));
    const missing = textsWithoutTelugu(content).length;
    console.log(
      `${LIST}: ${asked.size} texts, ${missing} without Telugu. Open it in a spreadsheet, write in the last column, save it as “CSV UTF-8”, and bring it back: npm run telugu -- ${LIST}`,
    );
  } else {
    const { pairs: next, changed, faults } = fromList(readFileSync(file), asked, pairs);
    writeFileSync(FILE, `${JSON.stringify({ pairs: next }, null, 2)}\n`);
    console.log(`${changed} texts taken from ${file}.`);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) {
      console.error(`${faults.length} rows were not taken; the site says there what it said before.`);
      process.exitCode = 1;
    }
  }
});
