/** The list of all texts for a native reader, as a spreadsheet opens and saves it. */
import { idOf } from '../content/pairs.ts';
import type { Content } from '../content/schema/files.ts';
import { type Asked, faultOfTelugu } from './content-check/telugu.ts';

type Pair = Content['telugu']['pairs'][number];

const HEAD = ['id', 'place', 'letters at most', 'English', 'Telugu'];

/** By it Excel knows that the file is UTF-8. */
const MARK = '\ufeff';

const cell = (text: string) => (/[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

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
  return MARK + [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A file as spreadsheets save it: UTF-8, or UTF-16, which Excel calls Unicode text. */
const decoded = (bytes: Buffer) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString()).replace(MARK, '');

/** The rows of a file whose cells are separated by commas, semicolons or tabs: the first that its first line has. */
function rowsOf(text: string) {
  const [separator = ','] = /[,;\t]/.exec(text) ?? [];
  const rows = [['']];
  let isQuoted = false;
  for (const sign of text.replace(/\r\n?/g, '\n').replace(/"{2}/g, '\u0000')) {
    const row = rows.at(-1)!;
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || (sign !== separator && sign !== '\n')) row[row.length - 1] += sign;
    else if (sign === separator) row.push('');
    else rows.push(['']);
  }
  // A pair of quotes is one in a quoted cell, and an empty cell where nothing else is in it.
  return rows.map((row) => row.map((one) => (one === '\u0000' ? '' : one.replaceAll('\u0000', '"'))));
}

/** The pairs with what the list says, how many of them are new or other, and what is wrong with other rows and what to do. */
export function fromList(bytes: Buffer, asked: ReadonlyMap<string, Asked>, pairs: readonly Pair[]) {
  const known = new Map([...asked.values()].map((one) => [idOf(one.text), one]));
  const next = new Map(pairs.map((pair) => [pair.text, pair]));
  const seen = new Set<string>();
  const faults: string[] = [];
  let changed = 0;
  const rows = rowsOf(decoded(bytes));
  const columns = ['id', 'English', 'Telugu'].map((name) => rows[0]!.findIndex((one) => one.trim() === name));
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
