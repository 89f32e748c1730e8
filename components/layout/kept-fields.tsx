'use client';

import { useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the page, and the element that has the focus. They keep text and caret when they are taken out of it. */
function fieldsNow() {
  if (typeof document === 'undefined') return { fields: [], focused: null };
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  return { fields, focused: document.activeElement };
}

/** Puts the caret, or what is selected, where it was. Neither an email address nor a select tells. */
function giveFocus(field: Field, before: Field) {
  field.focus({ preventScroll: true });
  if ('selectionStart' in before && before.selectionStart !== null)
    (field as HTMLInputElement).setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Where React draws the page anew, because a translator or an extension has changed it: gives each field what was in the
 * one before, by its id, and the focus to the one that had it. Stands behind all fields, so that they are filled by then.
 */
export function KeptFields() {
  const [{ fields, focused }] = useState(fieldsNow);
  useLayoutEffect(() => {
    for (const before of fields) {
      const field = document.getElementById(before.id) as Field | null;
      if (before.isConnected || !field) continue;
      field.value = before.value;
      // After runtime/marks.ts has marked the page again: until then what needs script is hidden, and takes no focus.
      if (before === focused) queueMicrotask(() => giveFocus(field, before));
    }
  }, [fields, focused]);
  return null;
}
