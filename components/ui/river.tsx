import type { ComponentProps } from 'react';

/**
 * One place of an arm: how far along the river, how far across it, how wide the arm is there, and its direction: how far
 * across it goes for each step along.
 */
export function place(along: number, across: number, width: number, slope = 0) {
  return { along, across, width, slope };
}

type Place = ReturnType<typeof place>;

type Point = [x: number, y: number];

type Course = { isDown?: boolean; isStretched?: boolean };

/** The SVG path of an arm, which leaves and reaches each place in its direction, so that no joint shows. */
export function arm(places: readonly Place[], { isDown, isStretched }: Course = {}): string {
  /** With how its width changes there for each step along: evenly past a place, not at all where the arm begins. */
  const shaped = places.map((at, index) => {
    const [before, after] = [places[index - 1], places[index + 1] ?? at];
    return { ...at, taper: before ? (after.width - before.width) / (after.along - before.along) : 0 };
  });

  /** A point of a bank beside a place, or of its handle: so far along it. The outer bank of a bend turns later. */
  function point(at: (typeof shaped)[number], side: 1 | -1, reach = 0, chord = at.slope): Point {
    const { along, across, width, slope, taper } = at;
    const [angle, toChord] = isStretched ? [0, 0] : [Math.atan(slope), Math.atan(chord)];
    const half = (side * (width + reach * taper)) / 2;
    const lean = half * Math.sin(toChord - angle);
    const on = Math.round(along + reach - half * Math.sin(angle) - lean * Math.cos(angle));
    const over = Math.round(across + reach * slope + half * Math.cos(angle) - lean * Math.sin(angle));
    return isDown ? [over, on] : [on, over];
  }

  /** The first place, and three points for the curve to each further one. */
  const bank = (side: 1 | -1) => [
    point(shaped[0]!, side),
    ...shaped.slice(1).flatMap((to, index) => {
      const from = shaped[index]!;
      const reach = (to.along - from.along) / 2;
      const chord = (to.across - from.across) / reach / 2;
      return [point(from, side, reach, chord), point(to, side, -reach, chord), point(to, side)];
    }),
  ];

  const [left, right] = [bank(-1), bank(1).toReversed()];
  return `M${left[0]!.join()}c${curves(left)}L${right[0]!.join()}c${curves(right)}z`.replace(/,(?=-)/g, '');
}

/** Three points a curve, as seen from where it begins: short numbers. */
function curves(points: readonly Point[]) {
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index - (index % 3)]!;
    return [x - fromX, y - fromY];
  });
  return steps.join();
}

type RiverArmsProps = ComponentProps<'svg'> & Course & { arms: readonly (readonly Place[])[] };

/** Arms of a river, in the colour of the text, in places of `viewBox`, which is stretched to the box. Decoration. */
export function RiverArms({ arms, isDown, isStretched, children, ...props }: RiverArmsProps) {
  return (
    <svg aria-hidden="true" fill="currentColor" preserveAspectRatio="none" {...props}>
      <path d={arms.map((places) => arm(places, { isDown, isStretched })).join('')} />
      {children}
    </svg>
  );
}
