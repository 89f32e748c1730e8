'use client';

import './process.css';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Words } from '@/components/ui/words';
import type { homeSections, ProcessStep } from '@/content';
import { StepDetails } from './step-details';
import { usePlayback } from './use-playback';

type ProcessPlayerProps = { words: typeof homeSections.process; steps: readonly ProcessStep[] };

/** For three to six steps: content/schema/process.ts. */
const columns = ['md:grid-cols-3', 'md:grid-cols-4', 'md:grid-cols-5', 'md:grid-cols-6'];

export function ProcessPlayer({ words, steps }: ProcessPlayerProps) {
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
        <div>
          <h2 id="process-heading" className="text-title">
            <Words text={words.heading} />
          </h2>
          <p className="mt-4 max-w-measure text-lead text-balance text-muted">
            <Words text={words.intro} />
          </p>
        </div>
        <Button variant="outline" size="sm" onClick={toggle} className="needs-script">
          {/* A new element for each text, because a translator may have replaced the text in the old one. */}
          <span key={String(isPlaying)}>
            <Words text={isPlaying ? words.pause : words.watch} />
          </span>
        </Button>
      </div>
      <ol className={`process-steps ${columns[steps.length - 3]}`}>
        {steps.map((step, index) => {
          const isSelected = index === selected;
          const isLast = index === steps.length - 1;
          return (
            <li
              key={step.id}
              data-selected={isSelected || undefined}
              data-passed={index < selected || undefined}
              data-moving={(isSelected && isMoving) || undefined}
              className="process-step"
            >
              {index === 0 && <Drawing name="process-river" className="process-river" />}
              <h3 className="step-title">
                <button
                  type="button"
                  aria-current={isSelected ? 'step' : undefined}
                  onClick={(event) => choose(index, event)}
                  className="step-button needs-script"
                >
                  <StepTitle step={step} number={index + 1} word={words.step} isLast={isLast} />
                </button>
                <span className="step-plain">
                  <StepTitle step={step} number={index + 1} word={words.step} isLast={isLast} />
                </span>
                {!isLast && <span className="step-line" />}
              </h3>
              <div
                className="step-body"
                onPointerEnter={() => hold(true)}
                onPointerLeave={() => hold(false)}
                onFocus={() => hold(true)}
                onBlur={() => hold(false)}
              >
                <StepDetails step={step} deliverablesLabel={`${step.title}: ${words.deliverables}`} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

type StepTitleProps = { step: ProcessStep; number: number; word: string; isLast: boolean };

function StepTitle({ step, number, word, isLast }: StepTitleProps) {
  return (
    <>
      <span className="step-circle">
        <span className="sr-only">
          <Words text={`${word} `} />
        </span>
        {number}
      </span>{' '}
      <span className="min-w-0">
        <span>
          <Words text={step.title} />
        </span>{' '}
        <span className="step-duration">
          {step.duration}
          {isLast && <Drawing name="paddy" className="step-harvest" />}
        </span>
      </span>
    </>
  );
}
