const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/**
 * The language of an owner's text, for `lang`: `te` where at least half of its letters are Telugu, so that it is read aloud as
 * what it is, and undefined for the page's own, English.
 */
export function languageOf(text: string) {
  const telugu = count(text, /\p{Script=Telugu}/gu);
  return telugu > 0 && telugu >= count(text, /\p{Script=Latin}/gu) ? 'te' : undefined;
}
