'use client';

import { FailureNotice } from '@/components/layout/failure-notice';
import { HydrationMarker } from '@/components/layout/hydration-marker';
import { failure } from '@/content/failure';

/** Takes the place of the whole document when what all pages share breaks. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <head>
        <title>{failure.heading}</title>
      </head>
      <body>
        <main>
          <FailureNotice />
        </main>
        <HydrationMarker />
      </body>
    </html>
  );
}
