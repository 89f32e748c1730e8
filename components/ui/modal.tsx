'use client';

import { Dialog, DialogBackdrop, DialogPanel, useClose } from '@headlessui/react';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

// Headless UI asks for it without a look, to tell a touch screen. Safari knows it from 14 on.
if (typeof MediaQueryList !== 'undefined' && !('addEventListener' in MediaQueryList.prototype))
  Object.assign(MediaQueryList.prototype, { addEventListener() {}, removeEventListener() {} });

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Names it, unless a `DialogTitle` inside does. */
  label?: string;
  /** Where its panel lies in the window. */
  className?: string;
  /** `group-data-leaving:` is how it looks when it has gone. */
  panelClassName: string;
  children: ReactNode;
};

/** Not yet in TypeScript's library: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type WithCloseWatcher = {
  CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
};

/**
 * Opens over the page, which it dims and keeps still. Escape, Android's Back, a press beside it, and every link and
 * every `CloseButton` in it close it, and the focus goes back to what opened it.
 */
export function Modal({ isOpen, onClose, label, className, panelClassName, children }: ModalProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const { CloseWatcher } = globalThis as WithCloseWatcher;
    const watcher = CloseWatcher && new CloseWatcher();
    if (watcher) watcher.onclose = () => close();
    // Who comes back to this page finds it as it was before.
    const leave = () => close();
    addEventListener('pagehide', leave);
    return () => {
      watcher?.destroy();
      removeEventListener('pagehide', leave);
    };
  }, [isOpen]);

  /**
   * Plays the exit transition before it unmounts. Headless UI's own `transition` leaves the backdrop over the page
   * for ever if it is closed while it comes in: tailwindlabs/headlessui#3892.
   */
  async function leave() {
    const element = dialog.current;
    if (!element) return;
    element.dataset.leaving = '';
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    // Not if it was closed in the meantime by other means, and perhaps opened anew.
    if (element.isConnected) onClose();
  }

  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  // Closed it costs nothing, on the server neither.
  if (!isOpen) return null;
  return (
    <Dialog
      ref={dialog}
      open
      onClose={() => void leave()}
      aria-label={label}
      className="group fixed inset-0 z-50 print:hidden"
    >
      <DialogBackdrop className="absolute inset-0 animate-fade-in bg-scrim transition-panel group-data-leaving:opacity-0" />
      {/* Around the panel, which passes no press on that others have answered. */}
      <div onClickCapture={closeOnChoice} className={className}>
        <DialogPanel className={panelClassName}>{children}</DialogPanel>
      </div>
    </Dialog>
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
