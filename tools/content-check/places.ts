/** Walks through the content, and calls its places by words. */
import type { Content } from '../../content/schema/files.ts';

/** Every text, number and list inside `value`, each with the path that leads to it: services.services.0.price. */
export function* leaves(value: unknown, path = ''): Generator<{ value: unknown; path: string }> {
  const isLeaf = typeof value !== 'object' || value === null;
  if (isLeaf || Array.isArray(value)) yield { value, path };
  if (isLeaf) return;
  for (const [key, part] of Object.entries(value)) yield* leaves(part, path ? `${path}.${key}` : key);
}

/** Every text that visitors or search engines may read, but for the Telugu of telugu.json. */
export const texts = ({ accepted: _, telugu: _pairs, ...content }: Content) =>
  [...leaves(content)].flatMap(({ value, path }) =>
    typeof value === 'string' && !path.endsWith('.id') ? { text: value, path } : [],
  );

/** Whether a key of a path is the index of an entry. */
export const isIndex = (key: string) => /^\d+$/.test(key);

/** A path in words: entries of a list are called by their title, else by their number, counted from 1. */
export function placeName(content: unknown, path: string) {
  let value = content as Record<string, unknown> | undefined;
  const names = path.split('.').map((key) => {
    value = value?.[key] as typeof value;
    const title = value?.title ?? value?.heading ?? value?.label ?? value?.name;
    if (!isIndex(key)) return key;
    return title ? JSON.stringify(title) : `number ${Number(key) + 1}`;
  });
  return names.join(' › ');
}
