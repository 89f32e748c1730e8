import type { ReactNode } from 'react';
import { Container } from './container';
import { Scene } from './scene';
import { Words } from './words';

export function Banner({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="relative isolate grid banner">
      <Container className="relative overflow-hidden">
        <div className="pt-44 pb-16 sm:pt-60 md:w-1/2 md:py-24">
          <h2 className="text-title">
            <Words text={heading} />
          </h2>
          <p className="mt-4 max-w-[27em] text-lead">
            <Words text={text} />
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
        </div>
        {/* The river enters at the upper edge and writes "growth" in Telugu. */}
        <Scene
          name="growth-word"
          className="absolute end-[20px] bottom-[calc(100%-8.5rem)] -z-10 w-[calc(100%-40px)] max-w-[26rem] sm:end-8 sm:bottom-[calc(100%-12rem)] sm:max-w-none md:bottom-[32%] md:w-[calc(50%-2rem)]"
        />
      </Container>
    </div>
  );
}
