import { parseArgs } from 'node:util';
import { pages } from '../../content/pages.ts';

export type PageName = keyof typeof pages;

export type Options = { build: boolean; grow: boolean; runs: number; pages: PageName[]; json: string };

const isPage = (name: string): name is PageName => name in pages;

/** Reads the command line. Throws, with what to write instead, if it does not understand it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'no-build': { type: 'boolean', default: false },
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
  const unknown = names.filter((name) => !isPage(name));
  if (unknown.length > 0)
    throw new Error(`--pages ${unknown.join()}: choose among ${Object.keys(pages).join()}.`);
  return {
    build: !values['no-build'],
    grow: values.grow,
    runs,
    pages: names.filter(isPage),
    json: values.json,
  };
}
