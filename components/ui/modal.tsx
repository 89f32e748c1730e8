'use client';

import { Dialog, DialogBackdrop, DialogPanel, useClose } from '@headlessui/react';
import clsx from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  label?: string;
  className?: string;
  panelClassName: string;
  children: ReactNode;
};

/** Not yet in TypeScript's library: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type WithCloseWatcher = { CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void } };

const transition = '[transition:opacity_240ms_ease-out,transform_240ms_ease-out]';

/** Opens over the page. Escape, Android's Back, a press beside it, every link and every `CloseButton` in it close it. */
export function Modal({ isOpen, onClose, label, className, panelClassName, children }: ModalProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    const watcher = CloseWatcher && new CloseWatcher();
    // For Android's Back (e2e/a-card-opens-its-details). Escape is Headless UI's, which cancels the key, so that the watcher does not hear of it.
    if (watcher) watcher.onclose = () => close();
    // A page that comes back from the back/forward cache shows nothing open (e2e/the-way-back).
    const closeOnPagehide = () => close();
    addEventListener('pagehide', closeOnPagehide);
    return () => {
      watcher?.destroy();
      removeEventListener('pagehide', closeOnPagehide);
    };
  }, [isOpen]);

  /** Plays the exit transition, then closes. Headless UI's own `transition` may never remove the backdrop: tailwindlabs/headlessui#3892. */
  async function closeWithTransition() {
    const element = dialog.current;
    if (!element) return;
    element.dataset.leaving = '';
    // Wait for transitions only: an animation may be endless.
    const transitions = element.getAnimations({ subtree: true }).filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // It may have been closed meanwhile, and opened again.
    if (element.isConnected) onClose();
  }

  if (!isOpen) return null;
  return (
    <>
      {/* The dialog opens once this is mounted. If it is mounted open, Headless UI does not hide the page from screen readers (e2e/the-menu-opens). */}
      <span ref={setPlace} hidden />
      <Dialog
        ref={dialog}
        open={place !== null}
        onClose={() => void closeWithTransition()}
        aria-label={label}
        className={clsx('group/modal fixed inset-0 z-50', className)}
      >
        <DialogBackdrop
          className={`absolute inset-0 animate-fade-in bg-scrim ${transition} group-data-leaving/modal:opacity-0`}
        />
        <DialogPanel
          onClick={({ target }) => (target as Element).closest('a') && onClose()}
          className={`border-line bg-surface shadow-floating ${transition} ${panelClassName}`}
        >
          {children}
        </DialogPanel>
      </Dialog>
    </>
  );
}

/** A button, such as `as={IconButton}`, that closes the modal around it. */
export function CloseButton<Props extends object>({
  as,
  ...props
}: { as: ComponentType<Props> } & Omit<Props, 'onClick'>) {
  const Button = as as ComponentType<object>;
  return <Button onClick={useClose()} {...props} />;
}
