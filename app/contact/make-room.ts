/** Between the notice and what is above it: pixels. */
const GAP = 8;

/**
 * Moves the parts of `form` that a notice at the bottom of the window would cover below its edge, and takes back what
 * an earlier call moved. A part is a field with its label and hint, or the button. A field that has the focus stays.
 */
export function makeRoom(form: HTMLFormElement, notice: Element | null) {
  const parts = [...form.children] as HTMLElement[];
  for (const part of parts) part.style.removeProperty('margin-top');
  if (!notice) return;
  const place = notice.getBoundingClientRect();
  const covered = parts.find((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const isBeside = right <= place.left || left >= place.right;
    return !isBeside && bottom > place.top - GAP && top < innerHeight && !part.querySelector(':focus');
  });
  if (covered) covered.style.marginTop = `${innerHeight - covered.getBoundingClientRect().top}px`;
}
