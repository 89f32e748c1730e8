'use client';

import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { RestoreFocus } from '@/components/ui/restore-focus';
import { useExitTransition } from '@/components/ui/use-exit-transition';

type ServiceDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  subtitle: string;
  closeLabel: string;
  closeDialogLabel: string;
  closeIcon: ReactNode;
  price: ReactNode;
  start: ReactNode;
  children: ReactNode;
};

/** All about one service, over the page. Long content scrolls between the title and the buttons. */
export function ServiceDialog({
  isOpen,
  onClose,
  opener,
  title,
  subtitle,
  closeLabel,
  closeDialogLabel,
  closeIcon,
  price,
  start,
  children,
}: ServiceDialogProps) {
  const { dialog, leave } = useExitTransition(onClose);

  return (
    <Dialog ref={dialog} open={isOpen} onClose={leave} className="group relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim transition-opacity duration-panel group-data-leaving:opacity-0 starting:opacity-0" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel className="flex max-h-[92dvh] w-full max-w-3xl flex-col overflow-y-auto rounded-t border border-line bg-surface shadow-floating transition-[opacity,translate] duration-panel ease-out group-data-leaving:translate-y-6 group-data-leaving:opacity-0 sm:rounded starting:translate-y-6 starting:opacity-0">
          <div className="flex items-start justify-between gap-4 border-b border-line p-5 sm:px-7">
            <div>
              <DialogTitle as="h3" className="text-heading">
                {title}
              </DialogTitle>
              <Description className="text-small text-muted">{subtitle}</Description>
            </div>
            <button
              type="button"
              aria-label={closeDialogLabel}
              onClick={leave}
              className="-me-2 -mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-sunken"
            >
              {closeIcon}
            </button>
          </div>
          <div
            // What scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={title}
            className="min-h-32 overflow-y-auto overscroll-contain p-5 -outline-offset-3 sm:px-7"
          >
            {children}
          </div>
          <div className="grid gap-4 border-t border-line p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:px-7">
            {price}
            <div className="flex flex-wrap gap-3 *:last:w-auto *:last:grow">
              <Button variant="outline" onClick={leave}>
                {closeLabel}
              </Button>
              {start}
            </div>
          </div>
          <RestoreFocus to={opener} />
        </DialogPanel>
      </div>
    </Dialog>
  );
}
