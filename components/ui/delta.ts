/**
 * The delta motif: one line that branches as the Krishna does, drawn left to right into a field
 * of 1200 by 600. Deterministic, so that two builds are equal.
 */

const WIDTH = 1200;
const HEIGHT = 600;

/** Where each generation of branches ends, as a share of the width. */
const REACHES = [0.16, 0.36, 0.58, 0.8, 1];

/** The share of the height that the tips fan over. */
const SPREAD = 1.08;

/** A small fixed unevenness, so that the lines look like water and not like a bracket. */
const sway = (generation: number, index: number) => Math.sin(generation * 2.4 + index * 1.7) * 0.32;

/**
 * One SVG path a generation of branches, from the trunk to the tips; each later one is meant to be
 * drawn thinner. Cubic curves leave and arrive level, as a river's arms do.
 */
export function deltaPaths(): string[] {
  let mouths = [{ x: 0, y: HEIGHT / 2 }];
  return REACHES.map((reach, generation) => {
    const count = 2 ** generation;
    const x = Math.round(WIDTH * reach);
    const next = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5 + (generation ? sway(generation, index) : 0)) / count - 0.5;
      const widening = (generation / (REACHES.length - 1)) ** 1.25;
      return { x, y: Math.round(HEIGHT * (0.5 + share * SPREAD * widening)) };
    });
    const path = next
      .map((to, index) => {
        const from = mouths[generation ? index >> 1 : 0] ?? to;
        const middle = Math.round((from.x + to.x) / 2);
        return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
      })
      .join('');
    mouths = next;
    return path;
  });
}
