/**
 * Runs in each measured page before all else and keeps its moments, in ms since 1970, for the tab: when the last press
 * began, when the page was first painted, when the drawer was; and how long the last press took to show.
 */
const keep = (name: string, time: number) => sessionStorage.setItem(name, String(time));
const since1970 = (time: number) => performance.timeOrigin + time;

// A prerendered page is painted when it is seen.
new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint');
  if (paint) keep('seen', since1970(paint.startTime));
}).observe({ type: 'paint', buffered: true });

function keepDrawer() {
  const link = document.querySelector('[role=dialog] a');
  if (!link?.getBoundingClientRect().width) requestAnimationFrame(keepDrawer);
  // A task after the frame: it has been painted.
  else requestAnimationFrame(() => setTimeout(() => keep('drawer', since1970(performance.now()))));
}

function start({ timeStamp, target }: Event) {
  keep('pressed', since1970(timeStamp));
  keep('press', 16);
  if ((target as Element).closest('[aria-haspopup=dialog]')) requestAnimationFrame(keepDrawer);
}
addEventListener('pointerdown', start, { capture: true });

// Event Timing: from the press to the next paint, in steps of 8 ms from 16 on.
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries())
    keep('press', Math.max(duration, Number(sessionStorage.getItem('press'))));
}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
