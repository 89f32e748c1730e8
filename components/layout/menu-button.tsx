'use client';

import { type ReactNode, startTransition, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Site } from '@/content/site';
import { Drawer } from './drawer';

type MenuButtonProps = {
  words: Pick<Site['frame'], 'menu' | 'openMenu' | 'closeMenu'>;
  openIcon: ReactNode;
  closeIcon: ReactNode;
  children: ReactNode;
};

/** Opens the drawer. Where it cannot, the footer has every link. */
export function MenuButton({ words, openIcon, closeIcon, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <IconButton
        label={words.openMenu}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-fallback="#footer"
        // A drawer takes a slow phone longer to draw than a press may wait for its next paint.
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
        className="needs-script"
      >
        {openIcon}
      </IconButton>
      <Drawer
        label={words.menu}
        closeLabel={words.closeMenu}
        closeIcon={closeIcon}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {children}
      </Drawer>
    </>
  );
}
