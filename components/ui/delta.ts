/**
 * The delta motif: one line that branches as the Krishna does, drawn left to right into a field
 * of 1200 by 600. Deterministic, so that two builds are equal.
 */

const WIDTH = 1200;
const HEIGHT = 600;

/** Where each generation of branches ends, as a share of the width. */
const REACHES = [0.1, 0.3, 0.54, 0.78, 1];

/** How uneven the branching is, as a share of a branch's room: water does not divide in halves. */
const UNEVENNESS = 0.3;

const sway = (generation: number, index: number) => Math.sin(generation * 2.4 + index * 1.7) * UNEVENNESS;

type Point = { x: number; y: number };

/** Where the branches of each generation end, from the trunk to the tips. */
function deltaMouths(): Point[][] {
  return REACHES.map((reach, generation) => {
    const count = 2 ** generation;
    const widening = generation / (REACHES.length - 1);
    return Array.from({ length: count }, (_, index) => {
      const place = (index + 0.5 + sway(generation, index) * widening) / count - 0.5;
      return { x: Math.round(WIDTH * reach), y: Math.round(HEIGHT * (0.5 + place * widening)) };
    });
  });
}

/**
 * One SVG path for each generation of branches, from the trunk to the sixteen tips; each is meant
 * to be drawn thinner than the one before. Curves leave and arrive level, as a river's arms do.
 */
export function deltaPaths(): string[] {
  const source = { x: 0, y: HEIGHT / 2 };
  return deltaMouths().map((mouths, generation, all) =>
    mouths
      .map((to, index) => {
        const from = all[generation - 1]?.[index >> 1] ?? source;
        const middle = Math.round((from.x + to.x) / 2);
        return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
      })
      .join(''),
  );
}

/** Where the last branches reach the sea. */
export const deltaTips = (): Point[] => deltaMouths().at(-1) ?? [];
