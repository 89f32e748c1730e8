'use client';

import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { langProps } from '@/components/language';
import { Text } from '@/components/ui/text';
import { useIsHidden } from '@/components/ui/use-is-hidden';

/** How long auto-play stays on a step, in milliseconds: docs/product.md. */
export const STEP_INTERVAL = 3000;

type ProcessPlayerProps = {
  watchLabel: string;
  pauseLabel: string;
  watchIcon: ReactNode;
  pauseIcon: ReactNode;
  /** After the duration of a step that a press opens. */
  openIcon: ReactNode;
  steps: readonly {
    id: number;
    title: string;
    numberLabel: string;
    duration: string;
    river: ReactNode;
    plant: ReactNode;
    facts: ReactNode;
  }[];
};

const columns = ['[--steps:3]', '[--steps:4]', '[--steps:5]', '[--steps:6]'];

export function ProcessPlayer({ steps, ...props }: ProcessPlayerProps) {
  const { watchLabel, pauseLabel, watchIcon, pauseIcon, openIcon } = props;
  const [selected, setSelected] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  // Nothing goes by unseen in a tab that is not in front, and the step there has its whole time afterwards.
  const isHidden = useIsHidden();
  const isMoving = isPlaying && !isHidden;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setSelected((index) => (index + 1) % steps.length), STEP_INTERVAL);
    return () => clearInterval(timer);
  }, [isMoving, steps.length]);

  function select(index: number, { currentTarget: button }: MouseEvent) {
    const { top } = button.getBoundingClientRect();
    flushSync(() => {
      setSelected(index);
      setIsPlaying(false);
    });
    // On a phone the details above it close: what was pressed stays under the finger.
    scrollBy(0, button.getBoundingClientRect().top - top);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setIsPlaying(!isPlaying)}
        className="watch needs-script mt-6 inline-flex min-h-11 items-center gap-2 rounded border border-control bg-surface px-4 py-1.5 text-small font-semibold hover:border-primary hover:text-primary active:bg-primary-soft print:hidden"
      >
        {isPlaying ? pauseIcon : watchIcon}
        {/* An element, since a translator may have taken a bare text's place. */}
        <Text as="span" text={isPlaying ? pauseLabel : watchLabel} />
      </button>
      <ol
        className={clsx(
          'mt-8 rounded border border-line bg-surface p-[12px] sm:p-8 wide:grid wide:grid-cols-[repeat(var(--steps),minmax(0,1fr))] wide:gap-x-8 print:mt-4 print:overflow-hidden print:p-4',
          columns[steps.length - 3],
        )}
      >
        {steps.map(({ id, title, numberLabel, duration, river, plant, facts }, index) => {
          const isSelected = index === selected;
          return (
            <li
              key={id}
              data-selected={isSelected || undefined}
              data-passed={index < selected || undefined}
              className="group relative pb-6 last:pb-3 wide:contents print:break-inside-avoid"
            >
              <div className="step-head flex items-start gap-2">
                <span className="river-course text-river-ink">{river}</span>
                {(index < selected || (isSelected && isMoving)) && (
                  <span
                    className={clsx(
                      'river-course text-primary',
                      index >= selected - 1 && 'fades-ahead',
                      isSelected && 'animate-process-progress motion-reduce:hidden',
                    )}
                  >
                    {river}
                  </span>
                )}
                <button
                  type="button"
                  aria-label={numberLabel}
                  {...langProps(numberLabel)}
                  onClick={(event) => select(index, event)}
                  className="relative mt-3.75 flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-control bg-surface font-heading font-semibold group-data-passed:border-primary group-data-passed:text-primary not-print:group-data-selected:border-primary not-print:group-data-selected:bg-primary not-print:group-data-selected:text-on-primary hover:border-primary large-text:size-7 wide:mt-15 wide:mb-6 forced-colors:group-data-selected:highlighted"
                >
                  {id}
                </button>
                <button
                  type="button"
                  aria-current={isSelected ? 'step' : undefined}
                  onClick={(event) => select(index, event)}
                  className="step-name flex min-w-0 flex-1 flex-col items-start border-b-2 border-line pt-3 pb-3 text-start transition-paint not-print:group-data-selected:border-primary hover:border-primary forced-colors:group-data-selected:border-[Highlight]"
                >
                  <svg aria-hidden="true" fill="currentColor" viewBox="0 0 5 5" className="plant">
                    {plant}
                  </svg>
                  <Text as="span" className="font-heading font-semibold wide:-me-4" text={title} />
                  <span className="flex w-full justify-between text-small text-muted">
                    {duration}
                    {!isSelected && openIcon}
                  </span>
                </button>
              </div>
              <div className="step-details ps-13 pt-4 print:pt-0">{facts}</div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
