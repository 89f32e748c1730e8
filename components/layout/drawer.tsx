'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';

/** Where the header shows its links itself: `md` of tailwind.config.ts. */
const WIDE = '(min-width: 56.25rem)';

type DrawerProps = {
  label: string;
  closeLabel: string;
  closeIcon: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The menu of narrow screens: slides in from the right, 320 px wide, and goes when the window grows. */
export function Drawer({ label, closeLabel, closeIcon, isOpen, onClose, children }: DrawerProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(WIDE);
    const closeWhenWide = () => wide.matches && close();
    addEventListener('resize', closeWhenWide);
    return () => removeEventListener('resize', closeWhenWide);
  }, [isOpen]);

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={label}
      panelClassName="absolute inset-y-0 right-0 flex w-80 max-w-full flex-col overflow-y-auto overscroll-contain border-l border-line bg-surface px-5 pt-2.5 pb-[max(1.25rem,env(safe-area-inset-bottom))] animate-slide-in shadow-floating transition-panel group-data-leaving:[transform:translateX(100%)]"
    >
      <CloseButton as={IconButton} label={closeLabel} className="mb-2 self-end">
        {closeIcon}
      </CloseButton>
      {children}
    </Modal>
  );
}
