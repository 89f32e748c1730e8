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
import { langProps } from '@/components/language';
import { announce } from '@/components/ui/announce';

const FIELD_ID = 'shop-name';

/** As many characters as the board has room for. */
const LONGEST = 24;

/** Sizes of the letters on the board, in units of its drawing. */
const LARGEST = 34;
const SMALLEST = 7;

/** Milliseconds without a key after which a name counts as typed. */
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

/** What was typed before the page answered: React may draw the page anew, with an empty field. */
function typedBefore() {
  const field = globalThis.document?.querySelector<HTMLInputElement>(`#${FIELD_ID}`);
  return { value: field?.value ?? '', hadFocus: field?.matches(':focus') ?? false };
}

/** `children`: its label. */
export function NameField({ placeholder, children }: { placeholder: string; children: ReactNode }) {
  const { setName } = useContext(ShopName);
  const field = useRef<HTMLInputElement>(null);
  const [{ value, hadFocus }] = useState(typedBefore);
  useEffect(() => {
    setName(value.trim());
    if (hadFocus) field.current!.focus({ preventScroll: true });
  }, [setName, value, hadFocus]);
  return (
    <>
      <label htmlFor={FIELD_ID} className="flex justify-between gap-3 font-semibold">
        {children}
      </label>
      <input
        ref={field}
        id={FIELD_ID}
        type="text"
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={placeholder}
        {...langProps(placeholder)}
        className="mt-2 min-h-12 w-full rounded-inner border border-control bg-ground px-3 text-body placeholder:text-subtle focus-visible:outline-offset-1"
        defaultValue={value}
        onChange={({ target }) => setName(target.value.trim())}
      />
    </>
  );
}

/** Lies on the board of the drawing, empty until there is a name. `lit`: the board with its bulbs on. */
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

  // The keyboard of a phone makes the window lower: the board is to stay in sight.
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
          {/* Each name is a new element: a translator may have replaced the text of the last one. */}
          <span key={name} ref={letters} className="board-letters">
            {name}
          </span>
        </>
      )}
    </div>
  );
}

/** `children`: what comes before the name. */
export function Greeting({ children }: { children: ReactNode }) {
  const { name } = useContext(ShopName);
  return (
    <>
      {children}
      <span key={name}>{name ? ` ${name}!` : '!'}</span>
    </>
  );
}
