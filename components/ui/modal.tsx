'use client';

import { Dialog, DialogBackdrop, DialogPanel, useClose } from '@headlessui/react';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

// Headless UI calls `addEventListener` of media queries unchecked. Safari has it from version 14 on.
if (typeof MediaQueryList !== 'undefined' && !('addEventListener' in MediaQueryList.prototype))
  Object.assign(MediaQueryList.prototype, { addEventListener() {}, removeEventListener() {} });

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

/** Opens over the page. Escape, Android's Back, a press beside it, every link and every `CloseButton` in it close it. */
export function Modal({ isOpen, onClose, label, className, panelClassName, children }: ModalProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    const watcher = CloseWatcher && new CloseWatcher();
    // Where it is known it takes Escape and Back, at once; elsewhere Escape is Headless UI's, with the transition.
    if (watcher) watcher.onclose = () => close();
    // A page out of the back/forward cache has nothing open.
    const closeOnPagehide = () => close();
    addEventListener('pagehide', closeOnPagehide);
    return () => {
      watcher?.destroy();
      removeEventListener('pagehide', closeOnPagehide);
    };
  }, [isOpen]);

  /** Plays the exit first. Headless UI's own `transition` may leave the backdrop for ever: tailwindlabs/headlessui#3892. */
  async function closeWithTransition() {
    const element = dialog.current;
    if (!element) return;
    element.dataset.leaving = '';
    // An animation may be without end.
    const transitions = element.getAnimations({ subtree: true }).filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // Not if it was closed in the meantime by other means, and perhaps opened anew.
    if (element.isConnected) onClose();
  }

  if (!isOpen) return null;
  return (
    <>
      {/* The dialog is mounted closed, and opens once this is in the page: Headless UI leaves the page readable behind one that is mounted open. */}
      <span ref={setPlace} hidden />
      <Dialog
        ref={dialog}
        open={place !== null}
        onClose={() => void closeWithTransition()}
        aria-label={label}
        className="group/modal fixed inset-0 z-50"
      >
        <DialogBackdrop className="absolute inset-0 animate-fade-in bg-scrim transition-panel group-data-leaving/modal:opacity-0" />
        {/* On an element around the panel: Headless UI stops the clicks inside it. */}
        <div
          onClickCapture={({ target }) => (target as Element).closest('a') && onClose()}
          className={className}
        >
          <DialogPanel className={panelClassName}>{children}</DialogPanel>
        </div>
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
