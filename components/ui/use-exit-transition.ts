import { useRef } from 'react';

/**
 * Lets a dialog move out before it goes. Give `dialog` to it as `ref` and call `leave` instead of
 * `onClose`: it marks the dialog with `data-leaving`, for the style sheet, and calls `onClose` once
 * nothing in it moves any more. (Headless UI's own `transition` holds a dialog for ever that is
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
