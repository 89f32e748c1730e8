'use client';

import './name-on-the-board.css';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { langOf } from '@/components/language';
import { chatLink } from '@/components/links';
import { announce } from '@/components/ui/announce';
import { ButtonLink } from '@/components/ui/button';
import { keptOf, lettersOf, LONGEST } from './letters';

const FIELD_ID = 'shop-name';

/** In code units, of which a Telugu letter has up to eight. More would only be counted at every key. */
const LONGEST_TYPED = 8 * LONGEST;

/** Sizes of the letters on the board, in units of its drawing. */
const LARGEST = 34;
const SMALLEST = 4;

/** Between two letters that are painted one after another: milliseconds. */
const STROKE = 70;

/** A name is announced when nothing was typed for this long: milliseconds. */
const PAUSE = 1000;

type Lettering = {
  /** The letters of the name. None until one is typed. */
  letters: string[];
  /** How many of them were there before the last key: the others are painted now. */
  kept: number;
};

type Shared = Lettering & { setName: (typed: string) => void };

function letter(last: Lettering, typed: string): Lettering {
  const letters = lettersOf(typed.trim());
  return { letters, kept: keptOf(last.letters, letters) };
}

const ShopName = createContext<Shared>({ letters: [], kept: 0, setName() {} });

/** The name of the visitor's shop; '' until one is typed. */
export function useShopName() {
  const { letters } = useContext(ShopName);
  return letters.join('');
}

/** Shares the name of the visitor's shop between the parts below. It is in this page alone: not stored, not sent. */
export function NameOnTheBoard({ announcement, children }: { announcement: string; children: ReactNode }) {
  const [{ letters, kept }, setName] = useReducer(letter, { letters: [], kept: 0 });
  const name = letters.join('');
  useEffect(() => {
    if (!name) return;
    const timer = setTimeout(() => announce(`${announcement} ${name}`), PAUSE);
    return () => clearTimeout(timer);
  }, [announcement, name]);
  return <ShopName value={{ letters, kept, setName }}>{children}</ShopName>;
}

/** What the search finds, below the label of its field. The arrow in it rises when there is a name. */
export function Result({ label, children }: { label: ReactNode; children: ReactNode }) {
  const name = useShopName();
  return (
    <>
      <label htmlFor={FIELD_ID} className="mt-2.5 block needs-script font-medium">
        {label}
      </label>
      <div data-named={name ? '' : undefined} className="relative mt-1.5 flex items-center gap-3">
        {children}
      </div>
    </>
  );
}

/** The field in that row. */
export function NameField({ placeholder }: { placeholder: string }) {
  const { letters, setName } = useContext(ShopName);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration.
  useEffect(() => setName(field.current!.value), [setName]);

  /** While an input method is composing a word, a change of the field would lose that word. */
  function takeName(input: HTMLInputElement, isComposing: boolean) {
    const letters = lettersOf(input.value);
    const name = letters.join('');
    if (!isComposing && letters.length === LONGEST && name !== input.value) {
      // A new value puts the caret at its end.
      const caret = input.selectionStart;
      input.value = name;
      input.setSelectionRange(caret, caret);
    }
    setName(input.value);
  }

  return (
    <input
      ref={field}
      id={FIELD_ID}
      type="text"
      maxLength={LONGEST_TYPED}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="done"
      placeholder={placeholder}
      // Of what is in it: only Telugu text names the font for it.
      lang={langOf(letters.join('') || placeholder)}
      className="needs-script h-12 w-full min-w-0 rounded border border-control bg-ground ps-3 pe-11 text-body font-semibold placeholder:font-normal placeholder:text-subtle hover:border-primary"
      onChange={({ target, nativeEvent }) => takeName(target, (nativeEvent as InputEvent).isComposing)}
      onCompositionEnd={({ currentTarget }) => takeName(currentTarget, false)}
    />
  );
}

type SendNameProps = {
  number: string;
  /** What the message says before the name. */
  message: string;
  /** The same in Telugu, for a name with Telugu letters. */
  teluguMessage: string;
  hint: ReactNode;
  children: ReactNode;
};

/** What happens with the name; in its place, once there is one, a link to the chat, with its board, small. */
export function SendName({ number, message, teluguMessage, hint, children }: SendNameProps) {
  const { letters } = useContext(ShopName);
  const [first] = letters;
  if (!first) return <p className="flex needs-script grow items-center gap-2 py-2">{hint}</p>;
  const name = letters.join('');
  const text = `${langOf(name) ? teluguMessage : message} ${name}`;
  return (
    <ButtonLink href={chatLink(number, text)} size="xs" className="w-full">
      <span
        aria-hidden="true"
        translate="no"
        lang={langOf(first)}
        className="small-board w-6 shrink-0 overflow-hidden rounded-[4px] border border-dotted border-accent text-[0.6875rem] text-white"
      >
        {first}
      </span>
      {children}
    </ButtonLink>
  );
}

/** The board of the drawing. A press on it opens the field. `children`: what is lit once it has a name. */
export function Board({ children }: { children: ReactNode }) {
  const { letters, kept } = useContext(ShopName);
  const board = useRef<HTMLLabelElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const name = letters.join('');

  // The largest size that fits.
  useLayoutEffect(() => {
    const [room, text] = [board.current!, words.current];
    if (!text) return;
    let [fits, tooLarge] = [SMALLEST, LARGEST + 1];
    const setSize = (size: number) => room.style.setProperty('--letters', String(size));
    while (tooLarge - fits > 1) {
      const size = Math.floor((fits + tooLarge) / 2);
      setSize(size);
      const isInside = text.offsetWidth <= room.clientWidth && text.offsetHeight <= room.clientHeight;
      if (isInside) fits = size;
      else tooLarge = size;
    }
    setSize(fits);
  }, [name]);

  // A phone's keyboard makes the window lower, or only what is seen of it. Keep the board in sight.
  useEffect(() => {
    const view = window.visualViewport ?? window;
    function reveal() {
      if (document.activeElement?.id === FIELD_ID) board.current!.scrollIntoView({ block: 'nearest' });
    }
    view.addEventListener('resize', reveal);
    return () => view.removeEventListener('resize', reveal);
  }, []);

  return (
    <label ref={board} htmlFor={FIELD_ID} translate="no" className="board" data-named={name ? '' : undefined}>
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

/** The greeting, `children`, followed by the name once one is typed. */
export function Greeting({ children }: { children: ReactNode }) {
  const name = useShopName();
  return (
    <>
      {children}
      <span key={name} lang={langOf(name)}>
        {name ? ` ${name}!` : '!'}
      </span>
    </>
  );
}
