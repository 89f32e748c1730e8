type Span = { top: number; bottom: number };

/** Pixels that stay free above the notice. */
const GAP = 8;

/**
 * How far to scroll (pixels, down) so that the first of `parts` is in sight below `header`, and none of them is under `notice`:
 * the first at the top, if that will do, else as many of them above the notice as possible. All are measured from the top of the
 * window, `parts` from above to below; `scrolled`: how far the page can go back. Undefined if there is no such position.
 */
export function scrollClearOf(notice: Span, header: number, parts: readonly Span[], scrolled: number) {
  const [first] = parts;
  if (!first) return undefined;
  const limit = notice.top - GAP;
  const positions = [first.top - header, ...parts.map(({ bottom }) => bottom - limit).reverse()];
  return positions
    .map((by) => Math.max(by, -scrolled))
    .find(
      (by) =>
        first.top - by >= header &&
        first.bottom - by <= limit &&
        parts.every(({ top, bottom }) => bottom - by <= limit || top - by >= notice.bottom),
    );
}
