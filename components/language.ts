const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** `te` for a text of which at least half of the letters are Telugu, so that it is read aloud as that; else undefined. */
export function languageOf(text: string) {
  const telugu = count(text, /\p{Script=Telugu}/gu);
  return telugu > 0 && telugu >= count(text, /\p{Script=Latin}/gu) ? 'te' : undefined;
}
