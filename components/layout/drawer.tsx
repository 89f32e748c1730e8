'use client';

import { Dialog, DialogPanel } from '@headlessui/react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { DialogBackdrop } from '@/components/ui/dialog-backdrop';
import { IconButton } from '@/components/ui/icon-button';
import { RestoreFocus } from '@/components/ui/restore-focus';
import { useExitTransition } from '@/components/ui/use-exit-transition';
import type { Site } from '@/content/site';

/** Where the header shows its links itself: `md` of tailwind.config.ts. */
const WIDE = '(min-width: 900px)';

export type MenuWords = Pick<Site['frame'], 'menu' | 'openMenu' | 'closeMenu'>;

type DrawerProps = {
  words: MenuWords;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  closeIcon: ReactNode;
  children: ReactNode;
};

/** The menu of narrow screens: slides in from the right, 320 px wide, and closes on every choice. */
export function Drawer({ words, isOpen, onClose, opener, closeIcon, children }: DrawerProps) {
  const { dialog, leave } = useExitTransition(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(WIDE);
    // The window may have grown while the code was on its way.
    if (wide.matches) onClose();
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  function closeOnChoice(event: MouseEvent) {
    // After the link's own answer, or React takes the link away before it and the browser loads a new document.
    if (event.target instanceof Element && event.target.closest('a')) setTimeout(onClose);
  }

  return (
    <Dialog
      ref={dialog}
      open={isOpen}
      onClose={leave}
      aria-label={words.menu}
      className="group relative z-50 print:hidden"
    >
      <DialogBackdrop />
      <DialogPanel
        // Before the links: Headless UI does not pass on a click that a link of the site has answered.
        onClickCapture={closeOnChoice}
        className="fixed inset-y-0 right-0 flex w-80 max-w-full flex-col overflow-y-auto overscroll-contain border-l border-line bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-floating transition-panel group-data-leaving:[transform:translateX(100%)] starting:[transform:translateX(100%)]"
      >
        <IconButton label={words.closeMenu} onClick={leave} className="mb-2 self-end">
          {closeIcon}
        </IconButton>
        {children}
        <RestoreFocus to={opener} />
      </DialogPanel>
    </Dialog>
  );
}
