'use client';

import { FailureNotice } from '@/components/layout/failure-notice';
import { HydrationMarker } from '@/components/layout/hydration-marker';

/** Takes the place of the whole document when what all pages share breaks. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body>
        <main>
          <FailureNotice />
        </main>
        <HydrationMarker />
      </body>
    </html>
  );
}
