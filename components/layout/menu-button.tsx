'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import type { Site } from '@/content';

type MenuButtonProps = {
  words: Pick<Site['frame'], 'menu' | 'openMenu' | 'closeMenu'>;
  /** That of `openMenu`, where it is not the page's. */
  lang: string | undefined;
  /** The word that is seen at the top of the drawer. */
  title: ReactNode;
  /** The media query of windows in which the header shows the links. */
  wide: string;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

/**
 * Opens the drawer, 320 px wide, on narrow screens. It closes when the window becomes wide. runtime/loader.ts holds a press
 * until the scripts have come, or follows `data-fallback` if they do not.
 */
export function MenuButton({ words, lang, title, wide, openIcon, closeIcon, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeWhenWide = () => matchMedia(wide).matches && setIsOpen(false);
    addEventListener('resize', closeWhenWide);
    return () => removeEventListener('resize', closeWhenWide);
  }, [isOpen, wide]);

  return (
    <>
      <IconButton
        label={words.openMenu}
        lang={lang}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-fallback="#footer"
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
        className="needs-script"
      >
        {openIcon}
      </IconButton>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        label={words.menu}
        panelClassName="absolute inset-y-0 right-0 flex w-80 max-w-full flex-col overflow-y-auto overscroll-contain border-l px-5 pt-2.5 animate-slide-in group-data-leaving/modal:[transform:translateX(100%)]"
      >
        <div className="mb-2 flex items-center justify-between ps-4 text-muted">
          {title}
          <CloseButton as={IconButton} label={words.closeMenu}>
            {closeIcon}
          </CloseButton>
        </div>
        {children}
      </Modal>
    </>
  );
}
