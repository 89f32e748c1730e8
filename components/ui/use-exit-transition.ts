import { useRef } from 'react';

/**
 * Plays the exit transition of a dialog before it unmounts. Pass `dialog` as its `ref`, and call `leave` instead
 * of `onClose`: `leave` marks the dialog with `data-leaving`, for the style sheet, and calls `onClose` when the
 * transition has ended. (Headless UI's own `transition` holds a dialog for ever that is
 * closed while it comes in: tailwindlabs/headlessui#3892.)
 */
export function useExitTransition(onClose: () => void) {
  const dialog = useRef<HTMLDivElement>(null);

  async function leave() {
    const element = dialog.current;
    if (element) {
      element.dataset.leaving = '';
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      // Closed in the meantime by other means, and perhaps open anew.
      if (!element.isConnected) return;
    }
    onClose();
  }

  return { dialog, leave: () => void leave() };
}
