import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/**
 * Whether the page is scrolled by more than `threshold` pixels; at the threshold it is not.
 * Read at once, too: a reload or the way back restores the position without a scroll event.
 */
export function useScrolledBeyond(threshold: number) {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
}
