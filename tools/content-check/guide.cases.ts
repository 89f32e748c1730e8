import { readFileSync } from 'node:fs';

/**
 * The examples of content/README.md: each block marked `diff` is an edit, its first line the file;
 * a block marked `text` right after it is what the check then says.
 */
export function guideExamples() {
  const guide = readFileSync('content/README.md', 'utf8');
  const examples = guide.matchAll(/```diff\ncontent\/(\S+)\n([^`]+)```(?:\n\n```text\n([^`]+)```)?/g);
  return [...examples].map(([, file = '', diff = '', report = '']) => ({
    file,
    before: side(diff, '-'),
    after: side(diff, '+'),
    // The place moves with the content, and with it the line.
    report: report.split('\n').filter((line) => line && !line.startsWith('content/')),
  }));
}

/** The lines of a diff as they were (`-`) or as they become (`+`), without signs, indents and the comma at the end. */
const side = (diff: string, sign: '-' | '+') =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1).trim())
    .join('\n  ')
    .replace(/,$/, '');
