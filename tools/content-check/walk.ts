import type { Path } from './problem.ts';

/** Every value inside `value`, the parts before the whole, each with the path that leads to it. */
export function* walk(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  if (Array.isArray(value)) for (const [i, entry] of value.entries()) yield* walk(entry, [...path, i]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* walk(entry, [...path, key]);
  yield { value, path };
}

/** Every text inside `value`. */
export function* texts(value: unknown) {
  for (const part of walk(value))
    if (typeof part.value === 'string') yield { text: part.value, path: part.path };
}
