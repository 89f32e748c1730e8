/** One place of an arm: how far along the river, how far across it, and how wide the arm is there. */
export type Place = { along: number; across: number; width: number };

export const place = (along: number, across: number, width: number): Place => ({ along, across, width });

const round = (value: number) => Math.round(value * 10) / 10;

type Course = {
  isDown?: boolean;
  isStretched?: boolean;
};

/** The SVG path of an arm, which leaves and reaches each place along the river, so that no joint shows. */
export function arm(places: readonly Place[], { isDown, isStretched }: Course = {}): string {
  const point = (along: number, across: number) =>
    (isDown ? [across, along] : [along, across]).map(round).join(' ');

  function edge(way: readonly Place[], side: 1 | -1) {
    return way.slice(1).map((to, index) => {
      const from = way[index]!;
      const [on, over] = [to.along - from.along, to.across - from.across];
      const middle = from.along + on / 2;
      const slope = isStretched ? 0 : over / Math.hypot(on, over);
      const lean = ((-side * (from.width + to.width)) / 4) * slope * Math.sign(on);
      return (
        `C${point(middle + lean, from.across + (side * from.width) / 2)} ` +
        `${point(middle + lean, to.across + (side * to.width) / 2)} ` +
        point(to.along, to.across + (side * to.width) / 2)
      );
    });
  }

  const [first, last] = [places[0]!, places.at(-1)!];
  return [
    `M${point(first.along, first.across - first.width / 2)}`,
    ...edge(places, -1),
    `L${point(last.along, last.across + last.width / 2)}`,
    ...edge(places.toReversed(), 1),
    'Z',
  ].join('');
}
