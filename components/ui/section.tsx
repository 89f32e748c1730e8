import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from './container';
import { Words } from './words';

type SectionFrameProps = {
  id: string;
  /** On a ground of its own. */
  isSunken?: boolean;
  className?: string;
  children: ReactNode;
};

/** The frame of a section: its space, its ground and its name, which is that of the `SectionTitle` with the same `id` in it. */
export function SectionFrame({ id, isSunken = false, className, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('py-[64px] md:py-24', isSunken && 'border-t border-line bg-sunken', className)}
    >
      <Container>{children}</Container>
    </section>
  );
}

type SectionTitleProps = { id: string; heading: string; intro?: string; isWide?: boolean };

/** Heading and introduction of a section: below each other, or, on a wide screen, beside each other if `isWide`. */
export function SectionTitle({ id, heading, intro, isWide = false }: SectionTitleProps) {
  return (
    <div className={isWide ? 'lg:grid lg:grid-cols-[1.2fr_1fr] lg:items-baseline lg:gap-x-12' : undefined}>
      <h2 id={`${id}-heading`} className={clsx('text-title', isWide && 'max-w-[15.5em]')}>
        <Words text={heading} />
      </h2>
      {intro && (
        <p className={clsx('mt-4 max-w-measure text-lead text-balance text-muted', isWide && 'lg:mt-0')}>
          <Words text={intro} />
        </p>
      )}
    </div>
  );
}

type SectionProps = { id: string; heading: string; intro?: string; children: ReactNode };

/** A section that begins with its heading. */
export function Section({ id, heading, intro, children }: SectionProps) {
  return (
    <SectionFrame id={id}>
      <SectionTitle isWide id={id} heading={heading} intro={intro} />
      {children}
    </SectionFrame>
  );
}
