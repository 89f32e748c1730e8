/** As many letters as the board has room for. */
export const LONGEST_NAME = 24;

/** The end of a letter that is joined with the next one: a virama of Telugu or Hindi, or a joiner. */
const JOINED = /[\u0c4d\u094d\u200d]$/;

/** Something that is seen: neither a space nor a mark that only says how to set the letters beside it. */
const SEEN = /[^\p{Z}\p{C}]/u;

/**
 * The letters of a name as they are read, as far as there is room: లక్ష్మీ has two, and seven code units.
 * None if nothing of it is seen.
 */
export function lettersOf(name: string): string[] {
  if (!SEEN.test(name)) return [];
  const segments =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
      : (name.match(/\P{M}\p{M}*/gu) ?? []);
  const letters: string[] = [];
  for (const segment of segments) {
    if (JOINED.test(letters.at(-1) ?? '')) letters.push(letters.pop()! + segment);
    else letters.push(segment);
  }
  return letters.slice(0, LONGEST_NAME);
}

/** How many letters at the start of `next` are those of `last`. */
export function countUnchanged(last: string[], next: string[]): number {
  const changed = next.findIndex((letter, index) => letter !== last[index]);
  return changed < 0 ? next.length : changed;
}
