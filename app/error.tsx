'use client';

/** Takes the place of a page that breaks; header and footer stay. */
export { FailureNotice as default } from '@/components/layout/failure-notice';
