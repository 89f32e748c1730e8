import { startTransition, useRef, useState } from 'react';

/**
 * Something that opens, whose code is fetched once it is likely to be wanted. A press before the
 * code has arrived opens it when it arrives; if the code cannot be had, `onUnavailable` runs.
 */
export function useOnDemand<Component>(load: () => Promise<Component>, onUnavailable: () => void) {
  const [component, setComponent] = useState<{ Component: Component }>();
  const [isOpen, setIsOpen] = useState(false);
  const loading = useRef<Promise<void>>(undefined);

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

  return {
    /** Undefined until the code is there. */
    Component: component?.Component,
    isOpen,
    prepare: () => void prepare().catch(() => {}),
    open: () => {
      // A dialog takes a slow phone longer to draw than a press may wait for its next paint.
      startTransition(() => setIsOpen(true));
      prepare().catch(() => {
        setIsOpen(false);
        onUnavailable();
      });
    },
    close: () => setIsOpen(false),
  };
}
