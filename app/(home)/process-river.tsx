import { arm, spread } from '@/components/ui/river';

const LENGTH = 100;

/** The river at each step, in pixels across: how many arms, how wide each is, and how wide all together. */
const WIDE = {
  room: 128,
  sway: 0,
  steps: [
    { arms: 1, armWidth: 22, width: 22 },
    { arms: 2, armWidth: 10, width: 72 },
    { arms: 4, armWidth: 5.5, width: 96 },
    { arms: 8, armWidth: 3, width: 116 },
  ],
};
const NARROW = {
  room: 44,
  sway: 6,
  steps: [
    { arms: 1, armWidth: 10, width: 10 },
    { arms: 2, armWidth: 5, width: 20 },
    { arms: 2, armWidth: 4, width: 24 },
    { arms: 3, armWidth: 3, width: 28 },
  ],
};

const ENDS = [0.82, 0.94, 0.72, 0.9, 0.78, 0.96, 0.68, 0.86];
const END_WIDTH = 1;

type Room = typeof WIDE;

function stretch({ room, sway, steps }: Room, index: number, isLast: boolean, isDown: boolean) {
  const at = (step: number) => steps[Math.min(step, steps.length - 1)]!;
  const [from, to] = [at(index), isLast ? at(index) : at(index + 1)];
  const starts = spread(from.arms, from.width, from.armWidth);
  const ends = spread(to.arms, isLast ? room - END_WIDTH : to.width, isLast ? END_WIDTH : to.armWidth);
  const swing = index % 2 ? -sway : sway;
  const bends = sway ? [0, 0.5, 1] : [0, 1];
  return ends
    .map((end, number) => {
      const start = starts[Math.floor((number * from.arms) / to.arms)]!;
      const reach = isLast ? LENGTH * ENDS[number]! : LENGTH;
      const places = bends.map((share) => ({
        along: reach * share,
        across: room / 2 + start + (end - start) * share + (share === 0.5 ? swing : 0),
        width: from.armWidth + ((isLast ? END_WIDTH : to.armWidth) - from.armWidth) * share,
      }));
      return arm(places, { isDown, isStretched: true });
    })
    .join('');
}

/** The river from one step to the next, in ever more arms; a pixel longer than its box, so that no joint shows. */
export function ProcessRiver({ index, isLast }: { index: number; isLast: boolean }) {
  const shared = { 'aria-hidden': true, preserveAspectRatio: 'none', fill: 'currentColor' } as const;
  return (
    <>
      <svg
        {...shared}
        viewBox={`0 0 ${LENGTH} ${WIDE.room}`}
        className="hidden h-full w-[calc(100%+1px)] md:block"
      >
        <path d={stretch(WIDE, index, isLast, false)} />
      </svg>
      <svg
        {...shared}
        viewBox={`0 0 ${NARROW.room} ${LENGTH}`}
        className="h-[calc(100%+1px)] w-full md:hidden"
      >
        <path d={stretch(NARROW, index, isLast, true)} />
      </svg>
    </>
  );
}
