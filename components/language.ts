const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/**
 * The attribute for words, among children too, at least half of whose letters are Telugu, so that they are read aloud as
 * that; nothing for others: written out as undefined, it is half a kilobyte of a page's data.
 */
export function langProps(words: unknown): { lang?: string } {
  const text = [words]
    .flat()
    .filter((word) => typeof word === 'string')
    .join('');
  const telugu = count(text, /\p{Script=Telugu}/gu);
  return telugu > 0 && telugu >= count(text, /\p{Script=Latin}/gu) ? { lang: 'te' } : {};
}
