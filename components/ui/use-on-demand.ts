import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** The dialog that was asked for last. There is one at most: a newer choice takes its place. */
let wish: AbortController | undefined;

/** Not yet in TypeScript's library: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type WithCloseWatcher = {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
};

/**
 * A dialog whose code is fetched once it is likely to be wanted. A press before the code has arrived
 * opens it when it arrives, unless the visitor has pressed something else or gone back since; if the
 * code cannot be had, `onUnavailable` runs.
 */
export function useOnDemand<Component>(load: () => Promise<Component>, onUnavailable: () => void) {
  const [component, setComponent] = useState<{ Component: Component }>();
  const [isWanted, setIsWanted] = useState(false);
  const loading = useRef<Promise<void>>(undefined);
  const own = useRef<AbortController>(undefined);
  const isOpen = isWanted && component !== undefined;

  const close = useCallback(() => own.current?.abort(), []);

  /** Starts the load; call it on hover and focus. Tries again after a failure. */
  function prepare() {
    loading.current ??= load().then(
      (loaded) => setComponent({ Component: loaded }),
      () => {
        loading.current = undefined;
        throw new Error('unavailable');
      },
    );
    return loading.current;
  }

  useEffect(() => {
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    if (!isOpen || !CloseWatcher) return;
    // Android's Back button and gesture close what is open, and the page stays.
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [isOpen, close]);

  function open() {
    wish?.abort();
    const { signal } = (wish = own.current = new AbortController());
    signal.addEventListener('abort', () => setIsWanted(false));
    // The page behind is left, by a step through the history or for another document.
    addEventListener('popstate', close, { signal });
    addEventListener('pagehide', close, { signal });
    // Another choice; once the dialog is seen, only it takes presses.
    document.addEventListener('click', ({ target }) => isElsewhere(target) && close(), {
      capture: true,
      signal,
    });
    // A dialog takes a slow phone longer to draw than a press may wait for its next paint.
    startTransition(() => setIsWanted(true));
    prepare().catch(() => {
      if (signal.aborted) return;
      close();
      onUnavailable();
    });
  }

  return {
    /** Undefined until the code is there. */
    Component: component?.Component,
    /** Whether it is to be seen; not yet while its code is on the way. */
    isOpen,
    /** For `aria-busy`: it was asked for, and its code is on the way. */
    isBusy: (isWanted && !isOpen) || undefined,
    prepare: () => void prepare().catch(() => {}),
    open,
    close,
  };
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('a, button, input, select, textarea') !== null &&
  target.closest('[role=dialog]') === null;
