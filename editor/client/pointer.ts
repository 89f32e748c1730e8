/** What waits until nothing is pressed any more: what moves under a pointer between press and release is not clicked. */

let isDown = false;
addEventListener('pointerdown', () => (isDown = true), true);
const ENDS = ['pointerup', 'pointercancel'];
for (const end of ENDS) addEventListener(end, () => (isDown = false), true);

/** Calls `done` once a press that has begun has had its click. */
export function oncePressed(done: () => void) {
  if (!isDown) return done();
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    setTimeout(done);
  };
  for (const type of ENDS) addEventListener(type, end, { signal: waiting.signal });
}
