'use client';

import './name-field.css';
import { useEffect, useRef } from 'react';
import { langOf } from '@/components/language';
import { lettersOf, LONGEST_NAME } from './letters';
import { NAME_FIELD_ID } from './name-field-id';
import { useShopName } from './shop-name';

/** In code units, of which a Telugu letter has up to eight. More would only be counted at every key. */
const LONGEST_TYPED = 8 * LONGEST_NAME;

/** The field that the visitor types the name into. */
export function NameField({ placeholder }: { placeholder: string }) {
  const { name, setName } = useShopName();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration.
  useEffect(() => setName(field.current!.value), [setName]);

  /** While an input method is composing a word, a change of the field would lose that word. */
  function change(input: HTMLInputElement, isComposing: boolean) {
    const letters = lettersOf(input.value);
    const fitting = letters.join('');
    if (!isComposing && letters.length === LONGEST_NAME && fitting !== input.value) {
      // A new value puts the caret at its end.
      const caret = input.selectionStart;
      input.value = fitting;
      input.setSelectionRange(caret, caret);
    }
    setName(input.value);
  }

  return (
    <input
      ref={field}
      id={NAME_FIELD_ID}
      type="text"
      maxLength={LONGEST_TYPED}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="done"
      placeholder={placeholder}
      // Of what is in it: only Telugu text names the font for it.
      lang={langOf(name || placeholder)}
      className="name-field needs-script h-12 w-full min-w-0 rounded border border-control bg-ground ps-3 pe-11 text-body font-semibold placeholder:font-normal placeholder:text-subtle hover:border-primary"
      onChange={({ target, nativeEvent }) => change(target, (nativeEvent as InputEvent).isComposing)}
      onCompositionEnd={({ currentTarget }) => change(currentTarget, false)}
    />
  );
}
