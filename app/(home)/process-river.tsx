import { arm, place } from '@/components/ui/river';

/** How wide the river is at each step, in pixels. It flows on behind the last one. */
const WIDTHS = [26, 18, 13, 9, 7, 5, 3];

/** Between two circles, which are 300 units apart: the main channel, and an arm on both sides, which ends outside the card or fades. */
function wide(index: number, isLast: boolean) {
  const [from, to] = [WIDTHS[index]!, isLast ? 4 : WIDTHS[index + 1]!];
  const width = from / 2.5;
  const bank = (from - width) / 2;
  const isOdd = index % 2;
  const arms = [
    [
      ...(index ? [] : [place(-70, 96, 34)]),
      place(0, 96, from),
      place(150, isOdd ? 92 : 100, (from + to) / 2),
      place(300, 96, to),
    ],
    [place(isOdd ? 80 : 6, 96 - bank, width), place(isOdd ? 350 : 290, -8, 2, -0.33)],
    [place(isOdd ? 6 : 80, 96 + bank, width), place(isOdd ? 250 : 330, 152, 1, 0.1)],
  ];
  return arms.map((places) => arm(places, { isStretched: true })).join('');
}

/** The river from one step to the next, in ever more arms; a pixel longer than its box, so that no joint shows. */
export function ProcessRiver({ index, isLast }: { index: number; isLast: boolean }) {
  const shared = { 'aria-hidden': true, fill: 'currentColor' } as const;
  const [from, to] = [WIDTHS[index]! / 1.6, WIDTHS[index + 1]! / 1.6];
  const narrow = [
    ...(index ? [] : [place(-60, 42, 22)]),
    place(0, 42, from),
    place(60, 47, from),
    place(140, 37, to),
    place(200, 42, to),
  ];
  return (
    <>
      <svg
        {...shared}
        preserveAspectRatio="none"
        viewBox="0 0 300 160"
        className="hidden h-full w-[calc(100%+1px)] overflow-visible md:block"
      >
        <path d={wide(index, isLast)} />
      </svg>
      <svg {...shared} className="h-[calc(100%+1px)] w-full overflow-visible md:hidden">
        <svg preserveAspectRatio="none" viewBox="0 0 64 200">
          <path d={arm(narrow, { isDown: true, isStretched: true })} />
        </svg>
        <path d={arm([place(4, 40, 8), place(110, -6, 2, -0.9)], { isDown: true })} />
        <path
          d={arm([place(30, 45, 8), place(150, 93, 2, 0.6)], { isDown: true })}
          className="hidden group-data-selected:inline"
        />
      </svg>
    </>
  );
}
