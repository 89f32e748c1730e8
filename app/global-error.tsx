'use client';

import { FailureNotice } from '@/components/layout/failure-notice';
import { HydrationMarker } from '@/components/layout/hydration-marker';
import { OPENS_TAB_ID } from '@/components/ui/link';
import { failure, site } from '@/content/failure';

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
        <span id={OPENS_TAB_ID} hidden>
          {site.frame.opensTab}
        </span>
        <HydrationMarker />
      </body>
    </html>
  );
}
