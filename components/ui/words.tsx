import type { ReactNode } from 'react';
import { pageLanguage } from '@/page-language';

const TELUGU_WORDS = /(\p{Script=Telugu}+(?:[\s\u200c\u200d]+\p{Script=Telugu}+)*)/u;

const ENGLISH_WORDS = /([A-Za-z]+(?:[\s&'’-]+[A-Za-z]+)*)/;

const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/**
 * A text of the owner, in which words that are not in the language of the page are marked, so that a screen reader reads each
 * in its own voice. An island, which does not know that language, gets it from the server as a prop.
 */
export function Words({ text }: { text: string }) {
  const page = pageLanguage();
  const telugu = count(text, /\p{Script=Telugu}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  const language = telugu + latin === 0 ? page : telugu > 0 && telugu >= latin ? 'te' : 'en';
  const parts = text.split(language === 'te' ? ENGLISH_WORDS : TELUGU_WORDS);
  const other = language === 'te' ? 'en' : 'te';
  const marked =
    parts.length === 1
      ? text
      : parts.map((part, index) =>
          index % 2 === 1 ? (
            <span key={index} lang={other}>
              {part}
            </span>
          ) : (
            part
          ),
        );
  if (language === page && parts.length === 1) return text;
  return <span lang={language === page ? undefined : language}>{marked}</span>;
}

/** Several texts as `Words`, by their names, for an island. */
export const wordsOf = <Name extends string>(texts: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, <Words key={name} text={text} />]),
  ) as Record<Name, ReactNode>;
