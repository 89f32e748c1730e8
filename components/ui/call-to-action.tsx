import './call-to-action.css';
import type { ReactNode } from 'react';
import { Container } from './container';
import { Drawing } from './drawing';
import { Words } from './words';

type CallToActionProps = {
  heading: string;
  text: string;
  /** What the Telugu word in the picture means. */
  meaning: string | undefined;
  children: ReactNode;
};

export function CallToAction({ heading, text, meaning, children }: CallToActionProps) {
  return (
    <div className="relative isolate grid banner">
      <Container className="relative overflow-hidden">
        <div className="call-words">
          <h2 className="text-title">
            <Words text={heading} />
          </h2>
          <p className="mt-4 max-w-[27em] text-lead">
            <Words text={text} />
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
        </div>
        <div aria-hidden="true" className="call-river absolute -z-10">
          <Drawing name="growth-word" className="w-full" />
          {meaning && (
            <p className="absolute end-0 top-full text-small">
              <Words text={meaning} />
            </p>
          )}
        </div>
      </Container>
    </div>
  );
}
