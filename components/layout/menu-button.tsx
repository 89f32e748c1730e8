'use client';

import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { MenuWords } from './drawer';

const loadDrawer = () => import('./drawer').then(({ Drawer }) => Drawer);

/** Without the drawer the footer has every link. */
const FALLBACK = '#footer';

type MenuButtonProps = { words: MenuWords; openIcon: ReactNode; closeIcon: ReactNode; children: ReactNode };

/** Opens and closes the drawer, and fetches its code when a press is near. */
export function MenuButton({ words, openIcon, closeIcon, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const drawer = useOnDemand(loadDrawer, () => location.assign(FALLBACK));

  return (
    <>
      <IconButton
        ref={button}
        label={words.openMenu}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={drawer.isOpen}
        aria-busy={drawer.isBusy}
        data-fallback={FALLBACK}
        onPointerEnter={drawer.prepare}
        onFocus={drawer.prepare}
        onClick={drawer.isOpen ? drawer.close : drawer.open}
        className="needs-script"
      >
        {openIcon}
      </IconButton>
      {drawer.Component && (
        <drawer.Component
          words={words}
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          opener={button}
          closeIcon={closeIcon}
        >
          {children}
        </drawer.Component>
      )}
    </>
  );
}
