'use client';

import './service-dialog.css';
import { Description, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { contactHref } from '@/components/links';
import { Button, ButtonLink } from '@/components/ui/button';
import { gradientClass } from '@/components/ui/gradient';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import { Words } from '@/components/ui/words';
import type { Service, servicesPage } from '@/content';

export type ServiceDialogProps = {
  service: Pick<Service, 'slug' | 'title' | 'subtitle' | 'gradient'>;
  words: typeof servicesPage.card;
  closeIcon: ReactNode;
  picture: ReactNode;
  price: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** What is included, as in the card. */
  children: ReactNode;
};

/** All about one service, over the page. */
export function ServiceDialog(props: ServiceDialogProps) {
  const { service, words, closeIcon, picture, price, isOpen, onClose, children } = props;
  const { slug, title, subtitle, gradient } = service;
  return (
    <Modal isOpen={isOpen} onClose={onClose} className="service-dialog-place" panelClassName="service-dialog">
      <div className={`service-dialog-head ${gradientClass[gradient]}`}>
        {picture}
        <DialogTitle as="h3" className="text-heading sm:text-dialog">
          <Words text={title} />
        </DialogTitle>
        <Description className="mt-1 text-small text-balance">
          <Words text={subtitle} />
        </Description>
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
        {price}
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          <CloseButton as={Button} variant="outline">
            <Words text={words.close} />
          </CloseButton>
          <ButtonLink href={contactHref(slug)} className="grow">
            <Words text={words.start} />
            <span className="sr-only">
              <Words text={`: ${title}`} />
            </span>
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
}
