'use client';

import './service-dialog.css';
import { Description, DialogTitle } from '@headlessui/react';
import clsx from 'clsx';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { gradientClass } from '@/components/ui/gradient';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import type { Service } from '@/content';

type ServiceDialogProps = {
  /** What screen readers say of the X. */
  closeLabel: string;
  words: Record<'close' | 'start', ReactNode>;
  closeIcon: ReactNode;
  services: readonly (Pick<Service, 'slug' | 'title' | 'gradient'> & {
    words: Record<'title' | 'subtitle', ReactNode>;
    picture: ReactNode;
    price: ReactNode;
    details: ReactNode;
    contactHref: string;
  })[];
};

/** All about one service, over the page. A press on what has its slug as `data-service` opens it. */
export function ServiceDialog({ closeLabel, words, closeIcon, services }: ServiceDialogProps) {
  const [slug, setSlug] = useState<string>();
  const service = services.find((one) => one.slug === slug);

  useEffect(() => {
    function press(event: MouseEvent) {
      const target = event.target as Element;
      const card = target.closest<HTMLElement>('[data-service]');
      const isMarking = !target.closest('button') && getSelection()?.isCollapsed === false;
      if (!card || target.closest('a') || isMarking) return;
      // The focus returns to this button when the dialog closes.
      card.querySelector('button')?.focus({ preventScroll: true });
      // A transition, because drawing the dialog takes a slow phone longer than a press may block the next paint.
      startTransition(() => setSlug(card.dataset.service));
    }
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);

  return (
    <Modal
      isOpen={service !== undefined}
      onClose={() => setSlug(undefined)}
      className="service-dialog-place flex justify-center"
      panelClassName="service-dialog relative w-full animate-panel-in forced-colors:border"
    >
      {service && (
        <>
          <div
            className={clsx(
              'service-dialog-head relative isolate shrink-0 overflow-hidden forced-color-adjust-none',
              gradientClass[service.gradient],
            )}
          >
            {service.picture}
            <DialogTitle as="h3" className="text-heading sm:text-dialog">
              {service.words.title}
            </DialogTitle>
            <Description className="mt-1 text-small text-balance">{service.words.subtitle}</Description>
          </div>
          <CloseButton as={IconButton} label={closeLabel} variant="disc" className="absolute end-5 top-4">
            {closeIcon}
          </CloseButton>
          <div
            // What scrolls must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={service.title}
            className="service-dialog-details -outline-offset-3"
          >
            {service.details}
          </div>
          <div className="service-dialog-foot flex shrink-0 flex-wrap items-center justify-between border-t border-line">
            {service.price}
            <div className="flex grow flex-wrap gap-3 sm:grow-0">
              <CloseButton as={Button} variant="outline">
                {words.close}
              </CloseButton>
              <ButtonLink href={service.contactHref} className="grow">
                {words.start}
                <span className="sr-only">: {service.words.title}</span>
              </ButtonLink>
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}
