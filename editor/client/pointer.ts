/** What waits until nothing is pressed any more: what moves under a pointer between press and release is not clicked. */

let isDown = false;
addEventListener('pointerdown', () => (isDown = true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isDown = false), true);

/** Calls `done` once a press that has begun has had its click. */
export function oncePressed(done: () => void) {
  if (isDown) addEventListener('pointerup', () => setTimeout(done), { once: true });
  else done();
}
