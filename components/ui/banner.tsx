import type { ReactNode } from 'react';
import { Container } from './container';
import { Text } from './text';

export function Banner({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="relative isolate grid banner">
      <Container className="relative overflow-hidden">
        <div className="pt-44 pb-16 sm:pt-60 md:w-1/2 md:py-24">
          <Text as="h2" className="text-title" text={heading} />
          <Text className="mt-4 max-w-[27em] text-lead" text={text} />
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
        </div>
        {/* "Growth" in Telugu, written by the river, which enters at the upper edge. */}
        <img
          src="/drawings/growth.svg"
          alt=""
          width={600}
          height={724}
          loading="lazy"
          decoding="async"
          className="absolute end-[20px] bottom-[calc(100%-8.5rem)] -z-10 w-[calc(100%-40px)] max-w-[26rem] sm:end-8 sm:bottom-[calc(100%-12rem)] sm:max-w-none md:bottom-[32%] md:w-[calc(50%-2rem)]"
        />
      </Container>
    </div>
  );
}
