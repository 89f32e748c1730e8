'use client';

import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react';
import { announce } from '@/components/ui/announce';
import { keptOf, lettersOf } from './letters';

/** A name is announced when nothing was typed for this long: milliseconds. */
const PAUSE = 1000;

type Lettering = {
  /** The letters of the name. None until one is typed. */
  letters: string[];
  /** How many of them were there before the last key: the others are painted now. */
  kept: number;
};

type Shared = Lettering & {
  /** The letters as one text; '' until one is typed. */
  name: string;
  setName: (typed: string) => void;
};

const Context = createContext<Shared>({ letters: [], kept: 0, name: '', setName() {} });

/** The name of the visitor's shop, in the parts below `ShopName`. */
export const useShopName = () => useContext(Context);

function letter(last: Lettering, typed: string): Lettering {
  const letters = lettersOf(typed.trim());
  return { letters, kept: keptOf(last.letters, letters) };
}

type ShopNameProps = {
  /** What a screen reader says before the name. */
  announcement: string;
  children: ReactNode;
};

/** Shares the name of the visitor's shop between the parts below. It is in this page alone: not stored, not sent. */
export function ShopName({ announcement, children }: ShopNameProps) {
  const [lettering, setName] = useReducer(letter, { letters: [], kept: 0 });
  const name = lettering.letters.join('');
  useEffect(() => {
    if (!name) return;
    const timer = setTimeout(() => announce(`${announcement} ${name}`), PAUSE);
    return () => clearTimeout(timer);
  }, [announcement, name]);
  return <Context value={{ ...lettering, name, setName }}>{children}</Context>;
}
