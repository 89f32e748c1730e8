'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { nextStep, STEP_INTERVAL } from './process-steps';

type ProcessPlayerProps = {
  watchLabel: string;
  pauseLabel: string;
  watchIcon: ReactNode;
  pauseIcon: ReactNode;
  steps: readonly {
    id: number;
    title: string;
    /** Accessible name of the numbered circle. */
    numberLabel: string;
    duration: string;
    facts: ReactNode;
  }[];
};

/** The steps of the process, one open at a time, and the toggle that walks through them. */
export function ProcessPlayer({ watchLabel, pauseLabel, watchIcon, pauseIcon, steps }: ProcessPlayerProps) {
  const [selected, setSelected] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setSelected((index) => nextStep(index, steps.length)), STEP_INTERVAL);
    return () => clearInterval(timer);
  }, [isPlaying, steps.length]);

  function select(index: number) {
    setSelected(index);
    setIsPlaying(false);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setIsPlaying(!isPlaying)}
        className="needs-script mt-6 inline-flex min-h-11 items-center gap-2 rounded border border-control bg-surface px-4 text-small font-semibold hover:border-primary hover:text-primary active:bg-primary-soft print:hidden"
      >
        {isPlaying ? pauseIcon : watchIcon}
        {isPlaying ? pauseLabel : watchLabel}
      </button>
      <ol className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-4">
        {steps.map(({ id, title, numberLabel, duration, facts }, index) => {
          const isSelected = index === selected;
          return (
            <li key={id} data-selected={isSelected || undefined} className="group contents">
              <div className="relative flex items-center gap-4 after:absolute after:start-14 after:-end-1 after:top-[1.3125rem] after:hidden after:h-0.5 after:bg-line group-last:after:content-none md:flex-col md:items-start md:after:block">
                <button
                  type="button"
                  aria-label={numberLabel}
                  onClick={() => select(index)}
                  className="relative z-10 flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-control bg-surface font-heading font-semibold transition-colors group-data-selected:border-primary group-data-selected:bg-primary group-data-selected:text-on-primary hover:border-primary forced-colors:group-data-selected:bg-[Highlight] forced-colors:group-data-selected:text-[HighlightText] forced-colors:group-data-selected:forced-color-adjust-none"
                >
                  {id}
                </button>
                <button
                  type="button"
                  aria-current={isSelected ? 'step' : undefined}
                  onClick={() => select(index)}
                  className="relative w-full overflow-hidden rounded border border-line bg-surface p-4 text-start transition-colors hover:border-primary aria-[current=step]:border-primary aria-[current=step]:bg-primary-soft forced-colors:aria-[current=step]:border-[Highlight]"
                >
                  <span className="block font-heading font-semibold tracking-[-0.01em]">{title}</span>
                  <span className="block text-small text-muted">{duration}</span>
                  {isSelected && isPlaying && (
                    <span className="absolute inset-x-0 bottom-0 h-1 origin-left bg-primary motion-safe:animate-process-progress" />
                  )}
                </button>
              </div>
              <div className="step-details rounded border border-line bg-surface p-5 md:col-span-4 md:p-8">
                {facts}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
