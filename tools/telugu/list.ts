/** The list of all texts for a native reader, as a spreadsheet opens and saves it. */
import Papa from 'papaparse';
import { idOf } from '../../content/pairs.ts';
import type { Content } from '../../content/schema/files.ts';
import { type Asked, faultOfTelugu } from './pairs.ts';

type Pair = Content['telugu']['pairs'][number];

const HEAD = ['id', 'place', 'letters at most', 'English', 'Telugu'];

/** By it Excel knows that the file is UTF-8. */
const MARK = '\ufeff';

/** What separates cells in the lists of one country or program or another; a comma in ours. */
const SEPARATOR = /[,;\t]/;

/** One row for each text, in the order of the content. */
export function toList(asked: ReadonlyMap<string, Asked>, pairs: readonly Pair[]) {
  const telugu = new Map(pairs.map((pair) => [pair.text, pair.telugu]));
  const rows = [...asked.values()].map(({ text, limit, path }) => [
    idOf(text),
    path,
    String(limit),
    text,
    telugu.get(text) ?? '',
  ]);
  const quotes = (text: string) => SEPARATOR.test(text);
  return `${MARK}${Papa.unparse([HEAD, ...rows], { quotes })}\r\n`;
}

/** A file as spreadsheets save it: UTF-8, or UTF-16, which Excel calls Unicode text. */
const decoded = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString();

/** The rows of a file whose cells are separated by the first separator in it, with any line ends. */
function rowsOf(text: string) {
  const [delimiter] = SEPARATOR.exec(text) ?? [];
  return Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), { delimiter, newline: '\n' }).data;
}

/** The pairs with what the list says, how many of them are new or other, and what is wrong with other rows and what to do. */
export function fromList(bytes: Buffer, asked: ReadonlyMap<string, Asked>, pairs: readonly Pair[]) {
  const known = new Map([...asked.values()].map((one) => [idOf(one.text), one]));
  const next = new Map(pairs.map((pair) => [pair.text, pair]));
  const seen = new Set<string>();
  const faults: string[] = [];
  let changed = 0;
  const rows = rowsOf(decoded(bytes));
  const [head = []] = rows;
  const columns = ['id', 'English', 'Telugu'].map((name) => head.findIndex((one) => one.trim() === name));
  if (columns.includes(-1))
    return {
      pairs: [...next.values()],
      changed,
      faults: [
        'Row 1: the columns “id”, “English” and “Telugu” are not all there. → Bring back the first row.',
      ],
    };

  function faultOf(id: string, text: string, telugu: string) {
    const one = known.get(id);
    if (!one) return 'the site has no text with this id, or no longer. → Make a new list: npm run telugu.';
    if (seen.has(id)) return 'this id is in a row above. → Delete one of the two rows.';
    if (text !== one.text) return 'the English was changed. → Change it in the editor, and make a new list.';
    if (/\?{2}|\ufffd|à°/.test(telugu))
      return 'the Telugu letters were lost. → Save the list as “CSV UTF-8”, from a program that still has them.';
    if (/^\s|\s$|\s{2}|[\n\t\u00a0]/.test(telugu))
      return 'there is a space at an end, two in a row, or a line break. → Remove it.';
    return faultOfTelugu(text, telugu, one);
  }

  for (const [index, row] of rows.entries()) {
    const [id, text, telugu] = columns.map((column) => row[column] ?? '') as [string, string, string];
    if (index === 0 || (!id && !telugu)) continue;
    // Not translated yet, or emptied: what is there stays.
    if (known.has(id) && !telugu && !next.get(text)?.telugu) continue;
    const fault = telugu
      ? faultOf(id, text, telugu)
      : 'the Telugu is empty. → Write it, or leave the row out.';
    seen.add(id);
    if (fault) faults.push(`Row ${index + 1} (${text || id}): ${fault}`);
    else {
      if (next.get(text)?.telugu !== telugu) changed++;
      next.set(text, { text, telugu, id });
    }
  }
  return { pairs: [...next.values()], changed, faults };
}
