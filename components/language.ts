const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** `te` for words, among children too, at least half of whose letters are Telugu: read aloud as that; else undefined. */
export function languageOf(words: unknown) {
  const text = [words]
    .flat()
    .filter((word) => typeof word === 'string')
    .join('');
  const telugu = count(text, /\p{Script=Telugu}/gu);
  return telugu > 0 && telugu >= count(text, /\p{Script=Latin}/gu) ? 'te' : undefined;
}
