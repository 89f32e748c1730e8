'use client';

import './board.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { langOf } from '@/components/language';
import { BOARD_RED } from './board-red';
import { NAME_FIELD_ID } from './name-field-id';
import { useShopName } from './shop-name';

/** Sizes of the letters on the board, in units of its drawing. */
const LARGEST = 34;
const SMALLEST = 4;

/** Between two letters that are painted one after another: milliseconds. */
const STROKE = 70;

/** The board of the drawing, with the name on it. A press opens the field. `children`: what is lit once it has a name. */
export function Board({ children }: { children: ReactNode }) {
  const { letters, painted, name } = useShopName();
  const board = useRef<HTMLLabelElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (text.current) fitToBoard(text.current, board.current!);
  }, [name]);

  // A phone's keyboard makes the window lower, or only what is seen of it. Keep the board in sight.
  useEffect(() => {
    const view = window.visualViewport ?? window;
    function reveal() {
      if (document.activeElement?.id === NAME_FIELD_ID) board.current!.scrollIntoView({ block: 'nearest' });
    }
    view.addEventListener('resize', reveal);
    return () => view.removeEventListener('resize', reveal);
  }, []);

  return (
    <>
      <label
        ref={board}
        htmlFor={NAME_FIELD_ID}
        translate="no"
        className="board street-part"
        style={name ? { background: BOARD_RED } : undefined}
      >
        {name && (
          <span ref={text} className="board-name">
            {letters.map((letter, index) => (
              <span
                // A new element for each letter that changes, because a translator may have replaced its text.
                key={`${index} ${letter}`}
                lang={langOf(letter)}
                className="board-letter"
                style={{ animationDelay: `${Math.max(0, index - painted) * STROKE}ms` }}
              >
                {letter}
              </span>
            ))}
          </span>
        )}
      </label>
      {name && children}
    </>
  );
}

/** Gives the text the largest size, a whole number of units, at which all of it is on the board. */
function fitToBoard(text: HTMLElement, board: HTMLElement) {
  let [fits, tooLarge] = [SMALLEST, LARGEST + 1];
  const setSize = (size: number) => board.style.setProperty('--name-size', String(size));
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2);
    setSize(size);
    const isInside = text.offsetWidth <= board.clientWidth && text.offsetHeight <= board.clientHeight;
    if (isInside) fits = size;
    else tooLarge = size;
  }
  setSize(fits);
}
