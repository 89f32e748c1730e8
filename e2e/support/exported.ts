import { readFileSync } from 'node:fs';
import path from 'node:path';
import { elements } from '../../tools/export/elements.ts';
import { filesIn } from '../../tools/shared/files.ts';

/** What hosts read and visitors do not. Paths as in an address. */
export const forHosts = ['/.nojekyll', '/_headers', '/vercel.json'];

/** Every file for visitors. Paths as in an address. */
export const files = filesIn('out')
  .map((file) => `/${file}`)
  .filter((file) => !forHosts.includes(file));

export const read = (file: string) => readFileSync(path.join('out', file));

export const elementsOf = (address: string) => elements(read(`${address}index.html`).toString());

export type Json = string | number | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

/** What the page at `address` tells machines about itself, in the words of schema.org. */
export const structuredData = (address: string) =>
  elementsOf(address)
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap(({ text }) => (JSON.parse(text) as { '@graph': Node[] })['@graph']);

export function objects(json: Json): Node[] {
  if (typeof json !== 'object') return [];
  const inner = Object.values(json).flatMap(objects);
  return Array.isArray(json) ? inner : [json, ...inner];
}
