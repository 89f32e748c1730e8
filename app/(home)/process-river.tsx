import { arm, place, RiverArms } from '@/components/ui/river';

/** How wide the river is at each step, in pixels. It flows on behind the last one. */
const WIDTHS = [30, 21, 15, 10, 7, 5, 4];

/** Between two circles, which are 300 units apart: the main channel, and an arm on both sides, which ends outside the card or fades. */
function wide(index: number, from: number, to: number) {
  const source = index ? [] : [place(-70, 96, 40)];
  const [upper, lower] = index % 2 ? [80, 6] : [6, 80];
  return [
    [...source, place(0, 96, from), place(150, 98 - upper / 20, to), place(300, 96, to)],
    [place(upper, 95, 5), place(290 + upper, -8, 2, -0.33)],
    [place(lower, 97, 5), place(250 + lower, 152, 1, 0.1)],
  ];
}

/** The river from one step to the next, in ever more arms; a pixel longer than its box, so that no joint shows. */
export function ProcessRiver({ index, hasPicture }: { index: number; hasPicture: boolean }) {
  const [from, to] = [WIDTHS[index]!, WIDTHS[index + 1]!];
  const narrow = [
    place(0, 42, from / 1.8),
    place(100, index % 2 ? 32 : 52, to / 1.8),
    place(200, 42, to / 1.8),
  ];
  return (
    <>
      <RiverArms
        arms={wide(index, from, to)}
        isStretched
        viewBox="0 0 300 160"
        className="hidden h-full w-[calc(100%+1px)] overflow-visible md:block"
      />
      <svg
        aria-hidden="true"
        fill="currentColor"
        className="h-[calc(100%+1px)] w-full overflow-visible md:hidden"
      >
        <RiverArms arms={[narrow]} isDown isStretched viewBox="0 0 64 200" />
        <path d={arm([place(4, 40, 8), place(110, -6, 2, -0.9)], { isDown: true })} />
        {hasPicture && (
          <path
            d={arm([place(30, 45, 8), place(150, 93, 2, 0.6)], { isDown: true })}
            className="hidden group-data-selected:inline"
          />
        )}
      </svg>
    </>
  );
}
