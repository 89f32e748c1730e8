import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { languageOf } from '@/components/language';
import { Container } from './container';

type SectionProps = ComponentProps<'section'> & { id: string; heading: string; intro?: string };

/** A stretch of a page with its heading; the heading names the landmark. */
export function Section({ id, heading, intro, className, children, ...props }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('py-16 md:py-24 print:py-8', className)}
      {...props}
    >
      <Container>
        <div className="lg:grid lg:grid-cols-2 lg:last-baseline lg:gap-x-12">
          <h2 lang={languageOf(heading)} id={`${id}-heading`} className="max-w-[15.5em] text-title">
            {heading}
          </h2>
          {intro && (
            <p
              lang={languageOf(intro)}
              className="mt-4 max-w-measure text-lead text-balance text-muted lg:mt-0"
            >
              {intro}
            </p>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}
