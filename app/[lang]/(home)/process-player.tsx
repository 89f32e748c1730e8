'use client';

import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { STEP_INTERVAL, usePlayback } from './use-playback';

type ProcessPlayerProps = {
  watch: ReactNode;
  pause: ReactNode;
  steps: readonly { id: number; name: ReactNode; details: ReactNode }[];
  river: ReactNode;
  /** The heading, which the button is beside. */
  children: ReactNode;
};

/** By how many steps there are: content/schema/process.ts. */
const columns: Record<number, string> = {
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'md:grid-cols-5',
  6: 'md:grid-cols-6',
};

/** Without script the steps are text, which takes no focus: so they have `tabindex` in the HTML, until the page is hydrated. */
const makeFocusable = (button: HTMLButtonElement | null) => button?.removeAttribute('tabindex');

/** Shows the details of one step, and plays from step to step. */
export function ProcessPlayer({ watch, pause, steps, river, children }: ProcessPlayerProps) {
  const { selected, isPlaying, isMoving, select, hold, toggle } = usePlayback(steps.length);

  function choose(index: number, { currentTarget: button }: MouseEvent) {
    const { top } = button.getBoundingClientRect();
    flushSync(() => select(index));
    // On a phone the details above close. Scroll so that what was pressed stays under the finger.
    scrollBy(0, button.getBoundingClientRect().top - top);
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>{children}</div>
        <Button variant="outline" size="sm" onClick={toggle} className="needs-script">
          {/* A new element for each text, because a translator may have replaced the text in the old one. */}
          <span key={String(isPlaying)}>{isPlaying ? pause : watch}</span>
        </Button>
      </div>
      <div className="process-steps relative isolate mt-6 overflow-hidden rounded border border-line bg-surface">
        {river}
        <ol className={`md:grid md:gap-x-6 ${columns[steps.length]}`}>
          {steps.map(({ id, name, details }, index) => {
            const isSelected = index === selected;
            return (
              <li key={id} className="md:contents">
                <h3
                  data-selected={isSelected || undefined}
                  data-passed={index < selected || undefined}
                  data-moving={(isSelected && isMoving) || undefined}
                  // As long as the interval, for the line that fills.
                  style={isSelected && isMoving ? { animationDuration: `${STEP_INTERVAL}ms` } : undefined}
                  className="step-title relative"
                >
                  <button
                    type="button"
                    tabIndex={-1}
                    ref={makeFocusable}
                    aria-current={isSelected ? 'step' : undefined}
                    onClick={(event) => choose(index, event)}
                    className="step-button flex items-start text-start"
                  >
                    {name}
                  </button>
                </h3>
                <div
                  className="step-body"
                  onPointerEnter={() => hold(true)}
                  onPointerLeave={() => hold(false)}
                >
                  {details}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
