'use client';

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Names it, unless a `DialogTitle` inside does. */
  label?: string;
  /** Where its panel lies in the window. */
  className?: string;
  panelClassName: string;
  children: ReactNode;
};

/** Not yet in TypeScript's library: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type WithCloseWatcher = {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
};

/**
 * Opens over the page, which it dims and keeps still. Escape, Android's Back, a press beside it and every link in it
 * close it, and the focus goes back to what opened it.
 */
export function Modal({ isOpen, onClose, label, className, panelClassName, children }: ModalProps) {
  const close = useEffectEvent(onClose);
  /** Never opened it costs nothing, and it moves in only if it was there before, closed. */
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => setIsReady(true));
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    const watcher = CloseWatcher && new CloseWatcher();
    if (watcher) watcher.onclose = () => close();
    // Who comes back to this page finds it as it was before.
    const leave = () => close();
    addEventListener('pagehide', leave);
    return () => {
      cancelAnimationFrame(frame);
      watcher?.destroy();
      removeEventListener('pagehide', leave);
    };
  }, [isOpen]);

  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  if (!isOpen && !isReady) return null;
  return (
    <Dialog
      open={isOpen && isReady}
      onClose={onClose}
      aria-label={label}
      className="fixed inset-0 z-50 print:hidden"
    >
      <DialogBackdrop
        transition
        className="absolute inset-0 bg-scrim transition-panel data-closed:opacity-0"
      />
      <div className={className}>
        <DialogPanel transition onClick={closeOnChoice} className={panelClassName}>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  );
}
