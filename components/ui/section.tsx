import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Container } from './container';
import { Words } from './words';

type SectionProps = ComponentProps<'section'> & { id: string; heading: string; intro?: string };

export function Section({ id, heading, intro, className, children, ...props }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('py-[64px] md:py-24', className)}
      {...props}
    >
      <Container>
        <div className="lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-12">
          <h2 id={`${id}-heading`} className="max-w-[15.5em] text-title">
            <Words text={heading} />
          </h2>
          {intro && (
            <p className="mt-4 max-w-measure text-lead text-balance text-muted lg:mt-0">
              <Words text={intro} />
            </p>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}
