import { type RefObject, useEffect } from 'react';

/**
 * Goes inside a dialog: gives focus back to what opened it once the dialog has gone, because the
 * page behind takes no focus until then. Headless UI does the same only for a press that it has
 * seen, and the first press comes before its code. An opener that is hidden by now takes no focus;
 * the content does then.
 */
export function RestoreFocus({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const opener = to.current;
    return () => {
      opener?.focus({ preventScroll: true });
      if (document.activeElement !== opener) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [to]);
  return null;
}
