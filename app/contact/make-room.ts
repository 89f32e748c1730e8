/** Between the notice and what is above it: pixels. */
const GAP = 8;

/** Moves the parts of `form` that a notice would cover below the window's edge, but the focused one; first all go back. */
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
