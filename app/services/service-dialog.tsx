'use client';

import { Description, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import { marked } from '@/components/ui/text';

export type ServiceDialogContent = {
  headClassName: string;
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
  const { headClassName, picture, title, subtitle, closeDialogLabel, closeIcon } = content;
  const { details, price, closeLabel, start } = content;

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      className="absolute inset-0 flex items-end justify-center sm:items-center sm:p-6"
      panelClassName="service-dialog"
    >
      <div className={`${headClassName} service-dialog-head`}>
        {picture}
        <DialogTitle as="h3" className="text-heading sm:text-[1.75rem]">
          {marked(title)}
        </DialogTitle>
        <Description className="mt-1.5 text-small text-balance">{marked(subtitle)}</Description>
      </div>
      <CloseButton as={IconButton} label={closeDialogLabel} variant="disc" className="absolute end-5 top-4">
        {closeIcon}
      </CloseButton>
      <div
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={title}
        className="scroll-fade min-h-20 overflow-y-auto overscroll-contain p-5 -outline-offset-3 sm:px-7"
      >
        {details}
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4 sm:px-7">
        <div className="grow-[999] basis-52 md:flex">{price}</div>
        <div className="flex grow flex-wrap gap-3">
          <CloseButton as={Button} variant="outline">
            {closeLabel}
          </CloseButton>
          {start}
        </div>
      </div>
    </Modal>
  );
}
