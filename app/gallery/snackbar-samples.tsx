'use client';

import type { ReactNode } from 'react';
import { Snackbar } from '@/components/ui/snackbar';

type SnackbarSamplesProps = { errorIcon: ReactNode; successIcon: ReactNode; closeIcon: ReactNode };

/** Both notices, which here do not go away. */
export function SnackbarSamples({ errorIcon, successIcon, closeIcon }: SnackbarSamplesProps) {
  return (
    <>
      <Snackbar
        severity="error"
        icon={errorIcon}
        closeLabel="Close notice"
        closeIcon={closeIcon}
        onClose={() => {}}
      >
        <p className="font-semibold">Please fill in all required fields</p>
      </Snackbar>
      <Snackbar
        severity="success"
        icon={successIcon}
        closeLabel="Close notice"
        closeIcon={closeIcon}
        onClose={() => {}}
      >
        <p className="font-semibold">Message sent!</p>
        <p>A second line.</p>
      </Snackbar>
    </>
  );
}
