'use client';

import './service-dialog.css';
import { Description, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { contactHref } from '@/components/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { gradientClass } from '@/components/ui/gradient';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import { Drawing } from '@/components/ui/picture-panel';
import { marked, Text } from '@/components/ui/text';
import type { Service, servicesPage } from '@/content/services';
import { drawingOf } from './drawings';
import { Price } from './price';

export type ServiceDialogProps = {
  service: Omit<Service, 'processSteps'>;
  words: typeof servicesPage.card;
  closeIcon: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** What is included, as in the card. */
  children: ReactNode;
};

/** All about one service, over the page. */
export function ServiceDialog({ service, words, closeIcon, isOpen, onClose, children }: ServiceDialogProps) {
  const { slug, title, subtitle, gradient } = service;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      className="absolute inset-0 flex items-end justify-center sm:items-center sm:p-6"
      panelClassName="service-dialog"
    >
      <div className={`service-dialog-head ${gradientClass[gradient]}`}>
        {/* With the scenery at its right, over which the close button is. */}
        <Drawing
          name={`${drawingOf(service)}#svgView(viewBox(-4,-20,204,180))`}
          className="service-dialog-picture"
        />
        <DialogTitle as="h3" className="text-heading sm:text-title">
          {marked(title)}
        </DialogTitle>
        <Description className="mt-1.5 text-small text-balance">{marked(subtitle)}</Description>
      </div>
      <CloseButton as={IconButton} label={words.closeDialog} variant="disc" className="absolute end-5 top-4">
        {closeIcon}
      </CloseButton>
      <div
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={title}
        className="service-dialog-details"
      >
        {children}
      </div>
      <div className="service-dialog-foot">
        <Price service={service} originalPriceLabel={words.originalPrice} />
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          <CloseButton as={Button} variant="outline">
            {words.close}
          </CloseButton>
          <ButtonLink href={contactHref(slug)} className="grow">
            {words.start}
            <Text as="span" className="sr-only" text={`: ${title}`} />
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
}
