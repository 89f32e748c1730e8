import type { ReactNode } from 'react';
import { Container } from './container';
import { DeltaLines, DeltaTips } from './delta-lines';

/**
 * Ends a stretch of pages with an invitation, across the whole window: the one loud surface of the site.
 * `children` are its buttons, the first of them the loud one.
 */
export function ClosingBanner({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  const river =
    'start-0 top-4 h-36 w-[calc(100%-0.75rem)] md:start-1/2 md:top-0 md:h-full md:w-[calc(50%-1.25rem)]';
  return (
    <div className="relative isolate overflow-hidden banner print:hidden">
      <Container className="pt-44 pb-16 md:py-24">
        <div className="md:w-1/2 md:pe-8">
          <h2 className="text-title">{heading}</h2>
          <p className="mt-4 max-w-[33em] text-lead">{text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
        </div>
      </Container>
      <DeltaLines
        className={`-z-10 text-delta md:mask-[linear-gradient(to_right,transparent,#000_20%)] ${river}`}
      />
      <DeltaTips className={`-z-10 text-accent ${river}`} />
    </div>
  );
}
