'use client';

import { Description, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import { Text } from '@/components/ui/text';

export type ServiceDialogContent = {
  picture: ReactNode;
  title: string;
  subtitle: string;
  closeDialogLabel: string;
  closeIcon: ReactNode;
  details: ReactNode;
  price: ReactNode;
  closeLabel: string;
  start: ReactNode;
};

type ServiceDialogProps = { content: ServiceDialogContent; isOpen: boolean; onClose: () => void };

/** All about one service, over the page. Long content scrolls between the title and the buttons. */
export function ServiceDialog({ content, isOpen, onClose }: ServiceDialogProps) {
  const { picture, title, subtitle, closeDialogLabel, closeIcon, details, price, closeLabel, start } =
    content;

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      className="absolute inset-0 flex items-end justify-center sm:items-center sm:p-6"
      panelClassName="flex max-h-[92vh] w-full max-w-3xl flex-col overflow-y-auto rounded-t border border-line animate-panel-in bg-surface shadow-floating transition-panel group-data-leaving:[transform:translateY(1.5rem)] group-data-leaving:opacity-0 supports-[height:1dvh]:max-h-[92dvh] sm:rounded"
    >
      {picture}
      <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-7 sm:py-5">
        <div>
          <DialogTitle as="h3" className="text-heading">
            <Text as="span" text={title} />
          </DialogTitle>
          <Description className="text-small text-muted">
            <Text as="span" text={subtitle} />
          </Description>
        </div>
        <CloseButton as={IconButton} label={closeDialogLabel} className="-me-2 -mt-1">
          {closeIcon}
        </CloseButton>
      </div>
      <div
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={title}
        className="min-h-24 overflow-y-auto overscroll-contain p-5 scroll-fade -outline-offset-3 sm:px-7"
      >
        {details}
      </div>
      <div className="flex flex-col gap-3 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:items-center sm:px-7">
        <div className="sm:flex-[1_1_12rem]">{price}</div>
        <div className="flex flex-wrap gap-3">
          <CloseButton as={Button} variant="outline">
            {closeLabel}
          </CloseButton>
          {start}
        </div>
      </div>
    </Modal>
  );
}
