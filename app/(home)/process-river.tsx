import { place, RiverArms } from '@/components/ui/river';

/** How wide the river is at each step, in pixels. It flows on behind the last one. */
const WIDTHS = [30, 21, 15, 10, 7, 5, 4];

const SHOOT = 'M-1 0v-14h2v14zM0-7q-2-11-15-10 1 11 15 10zM0-10q1-12 16-12 0 13-16 12z';
/** Where the lower arm of a step ends, at a shoot that is higher with each. */
const ALONG = [213, 255, 231, 189];
const ACROSS = [140, 147, 150, 154];

/** The river from one circle to the next, 300 units on: the main channel, an arm that leaves the card, one to the shoot. No joint shows: it is a pixel too long. */
export function ProcessRiver({ index }: { index: number }) {
  const [from, to] = [WIDTHS[index]!, WIDTHS[index + 1]!];
  const [upper, lower] = index % 2 ? [80, 6] : [6, 80];
  const [x, y] = [ALONG[index % 4]!, ACROSS[index % 4]!];
  const wide = [
    [...(index ? [] : [place(-110, 96, 44)]), place(0, 96, from), place(300, 96, to)],
    [place(upper, 95, 5), place(290 + upper, -8, 2, -0.33)],
    [place(lower, 97, 6), place(x, y, 2, 0.1)],
  ];
  const narrow = [
    [place(0, 42, from / 1.8), place(100, index % 2 ? 32 : 52, to / 1.8), place(200, 42, to / 1.8)],
    [place(0, 40, 6), place(165, -2, 2, -0.3)],
  ];
  return (
    <>
      <RiverArms
        arms={wide}
        isStretched
        viewBox="0 0 300 160"
        className="hidden h-full w-[calc(100%+1px)] overflow-visible wide:block"
      >
        <path transform={`translate(${x} ${y})scale(${(index + 3) / 4})`} d={SHOOT} />
      </RiverArms>
      <RiverArms
        arms={narrow}
        isDown
        isStretched
        viewBox="0 0 64 200"
        className="h-[calc(100%+1px)] w-full overflow-visible wide:hidden"
      />
    </>
  );
}
