import { parseArgs } from 'node:util';
import { pages } from '../../content/pages.ts';

export type PageName = keyof typeof pages;

export type Options = ReturnType<typeof readOptions>;

/** Reads the command line. Throws, with what to write instead, if it does not understand it. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      build: { type: 'boolean', default: true },
      grow: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      pages: { type: 'string', default: Object.keys(pages).join() },
      json: { type: 'string', default: 'bench.json' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: write a whole number from 1, such as --runs 5.`);
  const names = values.pages.split(',');
  const unknown = names.filter((name) => !(name in pages));
  if (unknown.length > 0)
    throw new Error(`--pages ${unknown.join()}: choose among ${Object.keys(pages).join()}.`);
  return { ...values, runs, pages: names as PageName[] };
}
