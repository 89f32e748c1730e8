'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { langOf } from '@/components/language';
import { announce } from '@/components/ui/announce';

const FIELD_ID = 'shop-name';

/** As many letters as the board has room for. */
const LONGEST = 24;

/** In code units, of which a Telugu letter has up to eight. More would only be counted at every key. */
const LONGEST_TYPED = 8 * LONGEST;

/** Sizes of the letters on the board, in units of its drawing. */
const LARGEST = 34;
const SMALLEST = 4;

/** A name is announced when nothing was typed for this long: milliseconds. */
const PAUSE = 1000;

type Shared = { name: string; setName: (name: string) => void };

const ShopName = createContext<Shared>({ name: '', setName() {} });

/** Shares the name of the visitor's shop between the parts below. It is in this page alone: not stored, not sent. */
export function NameOnTheBoard({ announcement, children }: { announcement: string; children: ReactNode }) {
  const [name, setName] = useState('');
  useEffect(() => {
    if (!name) return;
    const timer = setTimeout(() => announce(`${announcement} ${name}`), PAUSE);
    return () => clearTimeout(timer);
  }, [announcement, name]);
  return <ShopName value={{ name, setName }}>{children}</ShopName>;
}

/** `name` as far as there is room for it, counted as it is read: లక్ష్మీ is two letters, and seven code units. */
function fit(name: string) {
  const letters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
      : Array.from(name);
  return letters.slice(0, LONGEST).join('');
}

/** What was typed before hydration: React may replace the field by an empty one. */
function typedBefore() {
  const field = globalThis.document?.querySelector<HTMLInputElement>(`#${FIELD_ID}`);
  return { value: fit(field?.value ?? ''), hadFocus: field?.matches(':focus') ?? false };
}

/** The field; `children` is its label. */
export function NameField({ placeholder, children }: { placeholder: string; children: ReactNode }) {
  const { setName } = useContext(ShopName);
  const field = useRef<HTMLInputElement>(null);
  const [{ value, hadFocus }] = useState(typedBefore);
  useEffect(() => {
    setName(value.trim());
    if (hadFocus) field.current!.focus({ preventScroll: true });
  }, [setName, value, hadFocus]);

  /** While an input method is composing a word, a change of the field would lose that word. */
  function takeName(input: HTMLInputElement, isComposing: boolean) {
    const name = fit(input.value);
    if (!isComposing && name !== input.value) input.value = name;
    setName(name.trim());
  }

  return (
    <>
      <label htmlFor={FIELD_ID} className="flex justify-between gap-3 font-semibold">
        {children}
      </label>
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
        lang={langOf(placeholder)}
        className="mt-2 min-h-12 w-full rounded-inner border border-control bg-ground px-3 text-body placeholder:text-subtle focus-visible:outline-offset-1"
        defaultValue={value}
        onChange={({ target, nativeEvent }) => takeName(target, (nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={({ currentTarget }) => takeName(currentTarget, false)}
      />
    </>
  );
}

/** The name on the board of the drawing; nothing until one is typed. `lit` is the board with its bulbs on. */
export function Board({ lit }: { lit: ReactNode }) {
  const { name } = useContext(ShopName);
  const board = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const [room, text] = [board.current!, letters.current];
    if (!text) return;
    for (let size = LARGEST; size >= SMALLEST; size--) {
      room.style.setProperty('--letters', String(size));
      if (text.offsetWidth <= room.clientWidth && text.offsetHeight <= room.clientHeight) return;
    }
  }, [name]);

  // A phone's keyboard makes the window lower. Keep the board in sight.
  useEffect(() => {
    function reveal() {
      if (document.activeElement?.id === FIELD_ID) board.current!.scrollIntoView({ block: 'nearest' });
    }
    addEventListener('resize', reveal);
    return () => removeEventListener('resize', reveal);
  }, []);

  return (
    <div ref={board} translate="no" className="board">
      {name && (
        <>
          {lit}
          {/* A new element for each name, because a translator may have replaced the text in the last one. */}
          <span key={name} ref={letters} className="board-letters">
            {name}
          </span>
        </>
      )}
    </div>
  );
}

/** The greeting, `children`, followed by the name once one is typed. */
export function Greeting({ children }: { children: ReactNode }) {
  const { name } = useContext(ShopName);
  return (
    <>
      {children}
      <span key={name}>{name ? ` ${name}!` : '!'}</span>
    </>
  );
}
