/** What a notice must not cover: fields, buttons and hints; where there is no room for that, fields and buttons. */
const OBSTACLES = ['input, select, textarea, button, [id$="-hint"]', 'input, select, textarea, button'];

/**
 * How far up a notice at `place` must move, in pixels, so that it covers no field of `form`, nor what is
 * wrong with it: into the gap that a label is in. 0 where the lower half of the window has no such gap, and
 * on a wide screen, whose form has room above the notice.
 */
export function clearance(place: DOMRect, form: HTMLFormElement) {
  if (innerWidth >= 900) return 0;
  for (const obstacles of OBSTACLES) {
    let { bottom } = place;
    for (const element of [...form.querySelectorAll(obstacles)].reverse()) {
      const box = element.getBoundingClientRect();
      if (box.top < bottom && box.bottom > bottom - place.height) bottom = box.top;
    }
    if (bottom - place.height >= innerHeight / 2) return place.bottom - bottom;
  }
  return 0;
}
