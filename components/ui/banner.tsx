import './banner.css';
import type { ReactNode } from 'react';
import { Container } from './container';
import { Drawing } from './drawing';
import { Words } from './words';

export function Banner({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <div className="relative isolate grid banner">
      <Container className="relative overflow-hidden">
        <div className="banner-words">
          <h2 className="text-title">
            <Words text={heading} />
          </h2>
          <p className="mt-4 max-w-[27em] text-lead">
            <Words text={text} />
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
        </div>
        <Drawing name="growth-word" className="banner-river" />
      </Container>
    </div>
  );
}
