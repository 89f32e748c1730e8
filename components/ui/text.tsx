import type { HTMLAttributes } from 'react';
import { langProps } from '../language';

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'dt';
  text: string;
};

const TELUGU_WORDS = /(\p{Script=Telugu}+(?:[\s\u200c\u200d]+\p{Script=Telugu}+)*)/u;

/** A text of the owner, and Telugu words in it, marked with the language in which they are read aloud. */
export function Text({ as: Element = 'p', text, ...props }: TextProps) {
  const language = langProps(text);
  const parts = language.lang ? [text] : text.split(TELUGU_WORDS);
  const marked = (part: string, i: number) => (i % 2 ? <Text as="span" key={i} text={part} /> : part);
  return (
    <Element {...language} {...props}>
      {parts.length === 1 ? text : parts.map(marked)}
    </Element>
  );
}
