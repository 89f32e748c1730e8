'use client';

import './board.css';
import clsx from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { langOf } from '@/components/language';
import { useShopName } from './shop-name';

/** Sizes of the letters on the board, in units of its drawing. */
const LARGEST = 34;
const SMALLEST = 4;

/** Between two letters that are painted one after another: milliseconds. */
const STROKE = 70;

type BoardProps = {
  /** The field for the name, which a press on the board opens. */
  fieldId: string;
  /** What is lit once the board has a name. */
  children: ReactNode;
};

/** The board of the drawing, with the name on it. */
export function Board({ fieldId, children }: BoardProps) {
  const { letters, kept, name } = useShopName();
  const board = useRef<HTMLLabelElement>(null);
  const words = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (words.current) fitLetters(words.current, board.current!);
  }, [name]);

  // A phone's keyboard makes the window lower, or only what is seen of it. Keep the board in sight.
  useEffect(() => {
    const view = window.visualViewport ?? window;
    function reveal() {
      if (document.activeElement?.id === fieldId) board.current!.scrollIntoView({ block: 'nearest' });
    }
    view.addEventListener('resize', reveal);
    return () => view.removeEventListener('resize', reveal);
  }, [fieldId]);

  return (
    <label ref={board} htmlFor={fieldId} translate="no" className={clsx('board', name && 'board-ground')}>
      {name && (
        <>
          {children}
          <span ref={words} className="board-letters">
            {letters.map((letter, index) => (
              <span
                // A new element for each letter that changes, because a translator may have replaced its text.
                key={`${index} ${letter}`}
                lang={langOf(letter)}
                className="board-letter"
                style={{ animationDelay: `${Math.max(0, index - kept) * STROKE}ms` }}
              >
                {letter}
              </span>
            ))}
          </span>
        </>
      )}
    </label>
  );
}

/** Gives the letters the largest size, a whole number of units, at which all of them are on the board. */
function fitLetters(words: HTMLElement, board: HTMLElement) {
  let [fits, tooLarge] = [SMALLEST, LARGEST + 1];
  const setSize = (size: number) => board.style.setProperty('--letters', String(size));
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2);
    setSize(size);
    const isInside = words.offsetWidth <= board.clientWidth && words.offsetHeight <= board.clientHeight;
    if (isInside) fits = size;
    else tooLarge = size;
  }
  setSize(fits);
}
