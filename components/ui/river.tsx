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
  /** A point of a bank beside a place, or of its handle: so far along it. The outer bank of a bend turns later. */
  function point({ along, across, width, slope }: Place, side: 1 | -1, reach = 0, chord = slope): Point {
    const [angle, toChord] = isStretched ? [0, 0] : [Math.atan(slope), Math.atan(chord)];
    const half = (side * width) / 2;
    const lean = half * Math.sin(toChord - angle);
    const on = Math.round(along + reach - half * Math.sin(angle) - lean * Math.cos(angle));
    const over = Math.round(across + reach * slope + half * Math.cos(angle) - lean * Math.sin(angle));
    return isDown ? [over, on] : [on, over];
  }

  /** A place, and how wide the arm would be so far along if it went on narrowing as it does there: evenly past each place, not at all where it begins. */
  function narrowed(index: number, reach: number) {
    const at = places[index]!;
    const [before, after] = [places[index - 1], places[index + 1] ?? at];
    const taper = before ? (after.width - before.width) / (after.along - before.along) : 0;
    return { ...at, width: at.width + reach * taper };
  }

  /** The first place, and three points for the curve to each further one. */
  const bank = (side: 1 | -1) => [
    point(places[0]!, side),
    ...places.slice(1).flatMap((to, index) => {
      const from = places[index]!;
      const reach = (to.along - from.along) / 2;
      const chord = (to.across - from.across) / reach / 2;
      return [
        point(narrowed(index, reach), side, reach, chord),
        point(narrowed(index + 1, -reach), side, -reach, chord),
        point(to, side),
      ];
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
