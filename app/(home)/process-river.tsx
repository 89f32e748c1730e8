import { place, RiverArms } from '@/components/ui/river';

/** How wide the river is at each step, in pixels. It flows on behind the last one. */
const WIDTHS = [30, 21, 15, 10, 7, 5, 4];

const LEAVES = 'q-2-13-18-12 1 13 18 12 2-15 19-14 0 15-19 14z';
const EAR = `M0-26q-6-24-30-12 19-1 30 22 11-23 30-22-24-12-30 12M0-40${'q-9-1-9-13 9 1 9 13 0-12 9-13 1 12-9 13v-10'.repeat(4)}z`;

/** What the water of a step grows, as high as far: a seedling, a plant, a taller one, an ear. */
const PLANTS = [
  [30, `M0-29${LEAVES}`],
  [48, `M0-30${LEAVES}M0-47${LEAVES}`],
  [66, `M0-29${LEAVES}M0-47${LEAVES}M0-65${LEAVES}`],
  [70, EAR],
] as const;

/** The river from one circle to the next, 300 units on, with an arm that becomes the stem of a plant. No joint shows: it is a pixel too long. */
export function ProcessRiver({ index }: { index: number }) {
  const [from, to] = [WIDTHS[index]!, WIDTHS[index + 1]!];
  const [height, leaves] = PLANTS[Math.min(index, PLANTS.length - 1)]!;
  const wide = [...(index ? [] : [place(-110, 96, 44)]), place(0, 96, from), place(300, 96, to)];
  const narrow = [
    place(0, 34, from / 1.8),
    place(100, index % 2 ? 26 : 42, to / 1.8),
    place(200, 34, to / 1.8),
  ];
  return (
    <>
      <RiverArms
        arms={[wide]}
        isStretched
        viewBox="0 0 300 160"
        className="hidden h-full w-[calc(100%+1px)] overflow-visible wide:block"
      >
        <path
          transform={`translate(200 ${94 - to / 2})`}
          d={`M-120 5C-60 2-1-2-1-24V-${height}h2v${height - 24}C1 4-50 8-120 9z${leaves}`}
        />
      </RiverArms>
      <RiverArms
        arms={[narrow]}
        isDown
        isStretched
        viewBox="0 0 64 200"
        className="h-[calc(100%+1px)] w-full overflow-visible large-text:hidden wide:hidden"
      />
    </>
  );
}
