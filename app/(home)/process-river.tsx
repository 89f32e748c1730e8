import { arm, place } from '@/components/ui/river';

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

/** The main channel, which meanders on a phone, and the arms on one side of it. */
function stretch({ across, sway, steps, mouth }: Room, index: number, isLast: boolean, isDown: boolean) {
  const at = (step: number) => steps[Math.min(step, steps.length - 1)]!;
  const [from, to] = [at(index), isLast ? mouth : at(index + 1)];
  const middle = across / 2;
  const course = { isDown, isStretched: true };

  const bend = middle + (index % 2 ? -sway : sway);
  const main = arm(
    [
      place(0, middle, from.main),
      ...(sway ? [place(LENGTH / 2, bend, (from.main + to.main) / 2)] : []),
      place(LENGTH, middle, to.main),
    ],
    course,
  );
  const arms = to.arms.map((end, number) => {
    // One that begins here leaves the main channel.
    const start = place(0, middle + (from.arms[number] ?? 0), from.armWidth);
    return arm([start, place(LENGTH, middle + end, to.armWidth)], course);
  });
  return { main, arms: arms.join('') };
}

/** The river from one step to the next, in ever more arms; a pixel longer than its box, so that no joint shows. */
export function ProcessRiver({ index, isLast }: { index: number; isLast: boolean }) {
  const shared = { 'aria-hidden': true, preserveAspectRatio: 'none', fill: 'currentColor' } as const;
  const wide = stretch(WIDE, index, isLast, false);
  const narrow = stretch(NARROW, index, isLast, true);
  return (
    <>
      <svg
        {...shared}
        viewBox={`0 0 ${LENGTH} ${WIDE.across}`}
        className="hidden h-full w-[calc(100%+1px)] md:block"
      >
        <path d={wide.main} />
        <path d={wide.arms} />
        <path d={wide.arms} transform={`matrix(1 0 0 -1 0 ${WIDE.across})`} />
      </svg>
      <svg
        {...shared}
        viewBox={`0 0 ${NARROW.across} ${LENGTH}`}
        className="h-[calc(100%+1px)] w-full md:hidden"
      >
        <path d={narrow.main} />
        <path d={narrow.arms} />
        <path d={narrow.arms} transform={`matrix(-1 0 0 1 ${NARROW.across} 0)`} />
      </svg>
    </>
  );
}
