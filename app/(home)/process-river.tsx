import { arm } from '@/components/ui/river';

const LENGTH = 100;

/**
 * The river at each step and at its mouth, in pixels: how wide the main channel is, which runs through the circles, how
 * far from it the arms are on both sides, the oldest first, and how wide they are.
 */
type Water = { main: number; arms: readonly number[]; armWidth: number };
type Room = { across: number; sway: number; steps: readonly Water[]; mouth: Water };

const WIDE: Room = {
  across: 128,
  sway: 0,
  steps: [
    { main: 22, arms: [], armWidth: 10 },
    { main: 15, arms: [38], armWidth: 9 },
    { main: 11, arms: [50, 30], armWidth: 6 },
    { main: 8, arms: [58, 42, 28], armWidth: 4.5 },
  ],
  mouth: { main: 2.5, arms: [62, 48, 33, 16], armWidth: 2.5 },
};
const NARROW: Room = {
  across: 44,
  sway: 5,
  steps: [
    { main: 10, arms: [], armWidth: 5 },
    { main: 7, arms: [12], armWidth: 4 },
    { main: 6, arms: [14], armWidth: 3.5 },
    { main: 5, arms: [15], armWidth: 3 },
  ],
  mouth: { main: 2.5, arms: [16, 8], armWidth: 2.5 },
};

/** The main channel reaches furthest; how much shorter an arm is for each that is between them. */
const SHORTER = 0.07;

function stretch({ across, sway, steps, mouth }: Room, index: number, isLast: boolean, isDown: boolean) {
  const at = (step: number) => steps[Math.min(step, steps.length - 1)]!;
  const [from, to] = [at(index), isLast ? mouth : at(index + 1)];
  const swing = index % 2 ? -sway : sway;

  function water([start, startWidth]: [number, number], [end, endWidth]: [number, number], reach: number) {
    const places = (sway ? [0, 0.5, 1] : [0, 1]).map((share) => ({
      along: LENGTH * reach * share,
      across: across / 2 + start + (end - start) * share + (share === 0.5 ? swing : 0),
      width: startWidth + (endWidth - startWidth) * share,
    }));
    return arm(places, { isDown, isStretched: true });
  }

  const arms = to.arms.flatMap((end, number) => {
    // One that begins here leaves the main channel, inside of which it is as wide.
    const [start, width] =
      number < from.arms.length ? [from.arms[number]!, from.armWidth] : [0, from.armWidth];
    const reach = isLast ? 0.95 - SHORTER * (to.arms.length - number) : 1;
    return [1, -1].map((side) => water([side * start, width], [side * end, to.armWidth], reach));
  });
  return [water([0, from.main], [0, to.main], isLast ? 0.95 : 1), ...arms].join('');
}

/** The river from one step to the next, in ever more arms; a pixel longer than its box, so that no joint shows. */
export function ProcessRiver({ index, isLast }: { index: number; isLast: boolean }) {
  const shared = { 'aria-hidden': true, preserveAspectRatio: 'none', fill: 'currentColor' } as const;
  return (
    <>
      <svg
        {...shared}
        viewBox={`0 0 ${LENGTH} ${WIDE.across}`}
        className="hidden h-full w-[calc(100%+1px)] md:block"
      >
        <path d={stretch(WIDE, index, isLast, false)} />
      </svg>
      <svg
        {...shared}
        viewBox={`0 0 ${NARROW.across} ${LENGTH}`}
        className="h-[calc(100%+1px)] w-full md:hidden"
      >
        <path d={stretch(NARROW, index, isLast, true)} />
      </svg>
    </>
  );
}
