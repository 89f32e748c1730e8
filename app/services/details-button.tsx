'use client';

import { useRef, type ReactNode } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';

const loadDialog = () => import('./service-dialog').then(({ ServiceDialog }) => ServiceDialog);

type DetailsButtonProps = {
  label: ReactNode;
  titleId: string;
  detailsId: string;
  title: string;
  subtitle: string;
  closeLabel: string;
  closeDialogLabel: string;
  closeIcon: ReactNode;
  price: ReactNode;
  start: ReactNode;
  children: ReactNode;
};

/** Opens the dialog of a service. If its code cannot be had, the details unfold in the card. */
export function DetailsButton({ label, titleId, detailsId, children, ...dialog }: DetailsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const fallback = `#${detailsId}`;
  const { Component, isOpen, prepare, open, close } = useOnDemand(loadDialog, () => {
    document.querySelector(fallback)?.setAttribute('data-shown', '');
    location.assign(fallback);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-describedby={titleId}
        data-fallback={fallback}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className="needs-script inline-flex min-h-11 items-center gap-1 rounded text-small font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-primary"
      >
        {label}
      </button>
      {Component && (
        <Component {...dialog} isOpen={isOpen} onClose={close} opener={button}>
          {children}
        </Component>
      )}
    </>
  );
}
