'use client';

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/text';
import { ServiceDialog, type ServiceDialogProps } from './service-dialog';

/** A pointer that has moved further between press and release was dragged: pixels. */
const DRAG = 8;

type DetailsButtonProps = Omit<ServiceDialogProps, 'isOpen' | 'onClose'> & {
  /** Of the details in the card, which those without script read. */
  detailsId: string;
  openIcon: ReactNode;
};

/** Opens the dialog of a service. The button covers its card until the page is hydrated; then the card listens itself. */
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
        // Or the details that are in the card for those without script.
        const isControl = (target as Element).closest(`a, button, #${detailsId}`);
        // A click without `detail` comes from a program, such as a screen reader.
        const isDragged = detail > 0 && Math.hypot(x - pressedAt.x, y - pressedAt.y) > DRAG;
        // As if the button had been pressed, which then has the focus to get back.
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
        // A dialog takes a slow phone longer to draw than a press may wait for its next paint.
        onClick={() => startTransition(() => setIsOpen(true))}
        className="needs-script covers-card inline-flex min-h-11 min-w-11 items-center gap-1 rounded text-small font-semibold text-primary underline-offset-4 hover:underline"
      >
        <Text as="span" text={dialog.words.details} />
        <Text as="span" className="sr-only" text={`: ${dialog.service.title}`} />
        {openIcon}
      </button>
      <ServiceDialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
