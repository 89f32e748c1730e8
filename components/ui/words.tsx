const TELUGU_WORDS = /(\p{Script=Telugu}+(?:[\s\u200c\u200d]+\p{Script=Telugu}+)*)/u;

const ENGLISH_WORDS = /([A-Za-z]+(?:[\s&'’-]+[A-Za-z]+)*)/;

const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/**
 * A text of the owner. With Telugu in it, it is one element, in which words of the other language are marked, so that a
 * screen reader reads each in its own voice.
 */
export function Words({ text }: { text: string }) {
  const letters = count(text, /\p{Script=Telugu}/gu);
  if (letters === 0) return text;
  const isTelugu = letters >= count(text, /\p{Script=Latin}/gu);
  const parts = text.split(isTelugu ? ENGLISH_WORDS : TELUGU_WORDS);
  return (
    <span lang={isTelugu ? 'te' : undefined}>
      {parts.map((part, index) => {
        const isOtherLanguage = index % 2 === 1;
        return isOtherLanguage ? (
          <span key={index} lang={isTelugu ? 'en' : 'te'}>
            {part}
          </span>
        ) : (
          part
        );
      })}
    </span>
  );
}
