import { DialogBackdrop as HeadlessBackdrop } from '@headlessui/react';

/**
 * Dims the page behind a dialog, and fades out when `useExitTransition` marks the dialog, which must
 * carry the class `group`, as leaving.
 */
export function DialogBackdrop() {
  return (
    <HeadlessBackdrop className="fixed inset-0 bg-scrim transition-panel group-data-leaving:opacity-0 starting:opacity-0" />
  );
}
