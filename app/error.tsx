'use client';

import { FailureNotice } from '@/components/layout/failure-notice';

/** Takes the place of a page that breaks; header and footer stay. */
export default function PageError() {
  return <FailureNotice />;
}
