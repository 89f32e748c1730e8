'use client';

import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react';
import { announce } from '@/components/ui/announce';
import { countUnchanged, lettersOf } from './letters';

/** A name is announced when nothing was typed for this long: milliseconds. */
const PAUSE = 1000;

type Typed = {
  /** The letters of the name. None until one is typed. */
  letters: string[];
  /** How many of them were painted before the last key: the others are painted now. */
  painted: number;
};

type Shared = Typed & {
  /** The letters as one text; '' until one is typed. */
  name: string;
  setName: (value: string) => void;
};

const Context = createContext<Shared>({ letters: [], painted: 0, name: '', setName() {} });

/** The name of the visitor's shop, in the parts below `ShopName`. */
export const useShopName = () => useContext(Context);

function readTyped(last: Typed, value: string): Typed {
  const letters = lettersOf(value.trim());
  return { letters, painted: countUnchanged(last.letters, letters) };
}

type ShopNameProps = {
  /** What a screen reader says before the name. */
  announcement: string;
  children: ReactNode;
};

/** Shares the name of the visitor's shop between the parts below. It is in this page alone: not stored, not sent. */
export function ShopName({ announcement, children }: ShopNameProps) {
  const [typed, setName] = useReducer(readTyped, { letters: [], painted: 0 });
  const name = typed.letters.join('');
  useEffect(() => {
    if (!name) return;
    const timer = setTimeout(() => announce(`${announcement} ${name}`), PAUSE);
    return () => clearTimeout(timer);
  }, [announcement, name]);
  return <Context value={{ ...typed, name, setName }}>{children}</Context>;
}
