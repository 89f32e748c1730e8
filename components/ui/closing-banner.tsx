import type { ReactNode } from 'react';
import { DeltaLines } from './delta-lines';

/** Ends a section with an invitation; `children` are its buttons. */
export function ClosingBanner({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="relative isolate mt-12 overflow-hidden rounded border border-line bg-primary-soft px-6 py-10 md:mt-16 md:px-12 md:py-14 print:hidden">
      <h2 className="max-w-[14.2em] text-title">{heading}</h2>
      <p className="mt-3 max-w-[33em] text-muted">{text}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
      <DeltaLines className="end-0 top-0 -z-10 h-full w-full text-delta opacity-25 md:w-1/2 md:opacity-70" />
    </div>
  );
}
