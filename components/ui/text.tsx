import type { HTMLAttributes } from 'react';
import { languageOf } from '../language';

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'dt';
  text: string;
};

const TELUGU_WORDS = /(\p{Script=Telugu}+(?:[\s\u200c\u200d]+\p{Script=Telugu}+)*)/u;

/** A text of the owner, and Telugu words in it, marked with the language in which they are read aloud. */
export function Text({ as: Element = 'p', text, ...props }: TextProps) {
  const language = languageOf(text);
  const parts = language ? [text] : text.split(TELUGU_WORDS);
  return (
    <Element lang={language} {...props}>
      {parts.map((part, i) =>
        i % 2 ? (
          <span key={i} lang="te">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Element>
  );
}
