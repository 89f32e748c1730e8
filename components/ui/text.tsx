import type { HTMLAttributes } from 'react';
import { languageOf } from '../language';

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'li' | 'dt';
  text: string;
};

/** A text of the owner, marked with its language, in which it is read aloud. */
export function Text({ as: Element = 'p', text, ...props }: TextProps) {
  return (
    <Element lang={languageOf(text)} {...props}>
      {text}
    </Element>
  );
}
