import './globals.css';
import './print.css';
import type { ReactNode } from 'react';
import { FailureBoundary } from '@/components/layout/failure-boundary';
import { FailureNotice } from '@/components/layout/failure-notice';
import { FloatingButtons } from '@/components/layout/floating-buttons';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { HydrationMarker } from '@/components/layout/hydration-marker';
import { KeptFields } from '@/components/layout/kept-fields';
import { SkipLink } from '@/components/layout/skip-link';
import { liveRegion } from '@/components/ui/announce';
import { OPENS_TAB_ID } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { contact, pages, site } from '@/content';
import { pageLanguage } from '@/page-language';
import { fontFaces } from '@/runtime/font-faces';
import { buildTime } from './build-info';
import { speculationRules } from './speculation-rules';

/** Where most visitors go next. */
const nextPages = () => [pages.services.path, pages.contact.path];

/** What every page has: head, header, footer, and the scripts of runtime/. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The runtime marks this element before React sees it.
    <html lang={`${pageLanguage()}-IN`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: process.env.HEAD_SCRIPT! }} />
      </head>
      <body
        className="bg-ground font-sans text-body text-ink antialiased"
        data-ref={contact.enquiry.refLabel}
      >
        {/* One element, because Headless UI makes only one inert while the drawer or a dialog is open (e2e/the-menu-opens). */}
        <div>
          <FailureBoundary
            notice={
              <main>
                <FailureNotice />
              </main>
            }
          >
            <SkipLink />
            <Header />
            <main id="main" tabIndex={-1} className="[outline:none]">
              <FailureBoundary notice={<FailureNotice />}>{children}</FailureBoundary>
            </main>
            <Footer />
            <FloatingButtons />
          </FailureBoundary>
        </div>
        <div {...liveRegion} className="sr-only" />
        <span id={OPENS_TAB_ID} hidden>
          <Words text={site.frame.opensTab} />
        </span>
        {/* When the site was built, for those who look into the page; not read aloud. */}
        <time dateTime={buildTime} aria-hidden="true" className="sr-only">
          {buildTime}
        </time>
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
        </noscript>
        <KeptFields />
        <HydrationMarker />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script
          data-next-pages={nextPages().join(' ')}
          dangerouslySetInnerHTML={{ __html: process.env.BODY_SCRIPT! }}
        />
      </body>
    </html>
  );
}
