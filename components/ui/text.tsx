import type { HTMLAttributes, ReactNode } from 'react';
import { langProps } from '../language';

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'li' | 'dt';
  text: string;
};

const TELUGU_WORDS = /(\p{Script=Telugu}+(?:[\s\u200c\u200d]+\p{Script=Telugu}+)*)/u;

const ENGLISH_WORDS = /([A-Za-z]+(?:[\s&'’-]+[A-Za-z]+)*)/;

const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** A text of the owner, and words of the other language in it, marked with the language in which they are read aloud. */
export function Text({ as: Element = 'p', text, ...props }: TextProps) {
  const isTelugu = count(text, /\p{Script=Telugu}/gu) >= count(text, /\p{Script=Latin}/gu);
  const parts = text.split(isTelugu ? ENGLISH_WORDS : TELUGU_WORDS);
  return (
    <Element {...(isTelugu && langProps(text))} {...props}>
      {parts.length === 1
        ? text
        : parts.map((part, key) => (isTelugu ? markedEnglish(part, key) : marked(part, key)))}
    </Element>
  );
}

const markedEnglish = (part: string, key: number) =>
  ENGLISH_WORDS.test(part) ? (
    <span key={key} lang="en">
      {part}
    </span>
  ) : (
    part
  );

/** Children of a link or a button: each text with Telugu in it as one element, which a gap does not part. */
export function marked(children: ReactNode, key?: number): ReactNode {
  if (Array.isArray(children)) return children.map(marked);
  const isTelugu = typeof children === 'string' && langProps(children).lang;
  return isTelugu ? <Text as="span" key={key} text={children} /> : children;
}
