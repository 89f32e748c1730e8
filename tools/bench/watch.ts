/** What a page notes of itself, in milliseconds of performance.now() and, the shift, as a score. */
type Watched = {
  lcp: number;
  shift: number;
  /** Milliseconds that tasks took beyond 50 each. */
  blocking: number;
  /** Event Timing entries of the visitor's presses: time until the next paint. */
  interactions: { start: number; duration: number }[];
  /** When what `until` waits for was painted. */
  painted?: number;
};

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in a page before any of its scripts, so it must not use anything from outside itself. */
export function watchPage() {
  const watched: Watched = { lcp: 0, shift: 0, blocking: 0, interactions: [] };
  window.watched = watched;
  const observe = <Entry extends PerformanceEntry>(
    options: PerformanceObserverInit & { durationThreshold?: number },
    note: (entry: Entry) => void,
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      buffered: true,
      ...options,
    });

  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => (watched.lcp = startTime));
  observe({ type: 'longtask' }, ({ duration }) => (watched.blocking += duration - 50));

  // As web-vitals counts: the worst window of at most 5 s with gaps under 1 s.
  const shift = { sum: 0, first: -Infinity, last: -Infinity };
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    { type: 'layout-shift' },
    ({ value, startTime, hadRecentInput }) => {
      if (hadRecentInput) return;
      if (startTime - shift.last > 1000 || startTime - shift.first > 5000)
        Object.assign(shift, { sum: 0, first: startTime });
      shift.last = startTime;
      shift.sum += value;
      watched.shift = Math.max(watched.shift, shift.sum);
    },
  );

  observe<PerformanceEventTiming>(
    { type: 'event', durationThreshold: 16 },
    ({ startTime, duration, interactionId }) => {
      if (interactionId) watched.interactions.push({ start: startTime, duration });
    },
  );
}
