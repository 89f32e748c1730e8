'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Words } from '@/components/ui/words';
import { ServiceDialog, type ServiceDialogProps } from './service-dialog';

/** A pointer that moves further than this between press and release is dragging: pixels. */
const DRAG = 8;

type DetailsButtonProps = Omit<ServiceDialogProps, 'isOpen' | 'onClose'> & {
  /** The id of the details in the card, which visitors without script read. */
  detailsId: string;
  openIcon: ReactNode;
};

/** Opens the dialog of a service. Before hydration the button covers its card; afterwards the card listens to clicks. */
export function DetailsButton({ detailsId, openIcon, ...dialog }: DetailsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const card = button.current?.closest('li');
    const listening = new AbortController();
    const { signal } = listening;
    let pressedAt = { x: 0, y: 0 };
    card?.addEventListener('pointerdown', ({ x, y }) => (pressedAt = { x, y }), { signal });
    card?.addEventListener(
      'click',
      ({ target, detail, x, y }) => {
        // Presses on links, buttons and the details for visitors without script have their own meaning.
        const isControl = (target as Element).closest(`a, button, #${detailsId}`);
        // `detail` is 0 when a program clicks, such as a screen reader.
        const isDragged = detail > 0 && Math.hypot(x - pressedAt.x, y - pressedAt.y) > DRAG;
        // Click the button, so that the focus returns to it.
        if (!isControl && !isDragged && getSelection()?.isCollapsed !== false) button.current?.click();
      },
      { signal },
    );
    return () => listening.abort();
  }, [detailsId]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        data-fallback={`#${detailsId}`}
        // A transition, because drawing the dialog takes a slow phone longer than a press may block the next paint.
        onClick={() => startTransition(() => setIsOpen(true))}
        className="covers-card inline-flex needs-script min-h-11 min-w-11 items-center gap-1 rounded text-small font-semibold text-primary underline-offset-4 hover:underline"
      >
        <Words text={dialog.words.details} />
        <span className="sr-only">
          <Words text={`: ${dialog.service.title}`} />
        </span>
        {openIcon}
      </button>
      <ServiceDialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
