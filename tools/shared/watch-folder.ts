import { watch } from 'node:fs';

/**
 * Calls `onChange` once nothing in `folder` has changed for `delay` milliseconds: programs write a file in several
 * steps.
 */
export function watchFolder(folder: string, delay: number, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, delay);
  });
}
