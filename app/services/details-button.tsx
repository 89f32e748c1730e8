'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { ServiceDialogContent } from './service-dialog';

const loadDialog = () => import('./service-dialog').then(({ ServiceDialog }) => ServiceDialog);

/** A pointer that has moved further between press and release was dragged: pixels. */
const DRAG = 8;

type DetailsButtonProps = {
  label: ReactNode;
  titleId: string;
  /** Of the same details in the card, for those without the dialog. */
  detailsId: string;
  content: ServiceDialogContent;
};

/**
 * Opens the dialog of a service; so does a click anywhere on the card, the nearest list item, but on
 * its other controls. If the dialog's code cannot be had, the details unfold in the card.
 *
 * Until the page is hydrated the button covers the card, so that no early click is lost; afterwards
 * the card listens itself, and its text can be selected.
 */
export function DetailsButton({ label, titleId, detailsId, content }: DetailsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const fallback = `#${detailsId}`;
  const { Component, isOpen, isBusy, prepare, open, close } = useOnDemand(loadDialog, () => {
    document.querySelector(fallback)?.setAttribute('data-shown', '');
    location.assign(fallback);
  });

  const prepareDialog = useEffectEvent(prepare);
  const openUnlessDragged = useEffectEvent((click: MouseEvent, pressedAt: { x: number; y: number }) => {
    const isOwn = !(click.target as Element).closest(`a, button, ${fallback}`);
    // A click without `detail` comes from a program, such as a screen reader.
    const isDragged = click.detail > 0 && Math.hypot(click.x - pressedAt.x, click.y - pressedAt.y) > DRAG;
    if (isOwn && !isDragged && getSelection()?.isCollapsed !== false) open();
  });

  useEffect(() => {
    const card = button.current?.closest('li');
    const listening = new AbortController();
    const { signal } = listening;
    let pressedAt = { x: 0, y: 0 };
    card?.addEventListener('pointerenter', () => prepareDialog(), { signal });
    card?.addEventListener('pointerdown', ({ x, y }) => (pressedAt = { x, y }), { signal });
    card?.addEventListener('click', (click) => openUnlessDragged(click, pressedAt), { signal });
    return () => listening.abort();
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isBusy}
        aria-describedby={titleId}
        data-fallback={fallback}
        onFocus={prepare}
        onClick={open}
        className="needs-script covers-card inline-flex min-h-11 items-center gap-1 rounded text-small font-semibold text-primary underline-offset-4 hover:underline"
      >
        {label}
      </button>
      {Component && <Component content={content} isOpen={isOpen} onClose={close} opener={button} />}
    </>
  );
}
