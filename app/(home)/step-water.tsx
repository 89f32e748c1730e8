import { course, crossings } from '@/components/ui/delta';

/**
 * Pixels: how wide the river is at the first step, how much wider at each one after it, and its room. `parting`: after
 * how much of a stretch, in percent, it parts; later on a narrow screen, where the open step makes the stretch long.
 */
const WIDE = { body: 24, growth: 20, room: 128, parting: 35 };
const NARROW = { body: 20, growth: 6, room: 44, parting: 60 };

/** How long a stretch is in the drawing, which is drawn out to the room between two circles. */
const LENGTH = 100;

/** As many arms as there can be: more would run into each other. */
const STRANDS = 8;

/** The strands between the circle of step `index` and the next: the river parts in two on its way. */
function stretch(index: number, { body, growth, room, parting }: typeof WIDE, isDown: boolean) {
  const pitch = body / STRANDS;
  const places = (step: number) =>
    crossings(STRANDS, Math.min(2 ** step, STRANDS), pitch, Math.min(body + step * growth, room - pitch)).map(
      (across) => room / 2 + across,
    );
  const next = places(index + 1);
  return places(index)
    .map((across, strand) =>
      course(
        [
          { along: 0, across },
          { along: parting, across },
          { along: LENGTH, across: next[strand]! },
        ],
        isDown,
      ),
    )
    .join('');
}

/**
 * The river from one step of the process to the next: one body at the first, then two arms, four and eight.
 * It fills the box that it is put in, and a pixel more, so that no joint shows: across on a wide screen and
 * down on a narrow one.
 */
export function StepWater({ index }: { index: number }) {
  const shared = {
    'aria-hidden': true,
    preserveAspectRatio: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
  } as const;
  return (
    <>
      <svg
        {...shared}
        viewBox={`0 0 ${LENGTH} ${WIDE.room}`}
        className="hidden h-full w-[calc(100%+1px)] md:block"
      >
        <path d={stretch(index, WIDE, false)} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg
        {...shared}
        viewBox={`0 0 ${NARROW.room} ${LENGTH}`}
        className="h-[calc(100%+1px)] w-full md:hidden"
      >
        <path d={stretch(index, NARROW, true)} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}
