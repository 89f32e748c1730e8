import { place, RiverArms } from '@/components/ui/river';

/** How wide the river is at each step, in pixels: it rises at the first, gains on its way, and flows on behind the last one. */
const WIDTHS = [5, 10, 17, 26, 35, 42, 50];

/** Paddy from the seedling to the harvest: how high each leaf rises, and how far its tip leans. */
const AGES = [
  [
    [28, -14],
    [34, 12],
  ],
  [
    [32, -22],
    [50, -9],
    [42, 19],
  ],
  [
    [38, -28],
    [60, -16],
    [68, 9],
    [46, 27],
  ],
  [
    [34, -31],
    [54, -22],
    [52, 22],
    [36, 31],
  ],
] as const;

const RIPE = AGES.length - 1;

function leaf([height, lean]: readonly [number, number]) {
  const side = Math.sign(lean);
  const bend = Math.round(lean / 6);
  return `M${-2 * side} 0Q${bend}-${height} ${lean}-${Math.round(height * 0.76)}Q${bend + 6 * side}-${height - 7} ${2 * side} 0z`;
}

/** What grows on the circle of a step: older from step to step, and ripe at the last. */
export function Paddy({ index, isLast }: { index: number; isLast: boolean }) {
  const age = isLast ? RIPE : Math.min(index, RIPE - 1);
  return (
    <>
      <path d={AGES[age]!.map(leaf).join('')} />
      {age === RIPE && (
        <g fill="none" strokeLinecap="round">
          <path
            stroke="currentColor"
            strokeWidth="1.5"
            d="M0 0Q-3-60-14-60T-25-41M0 0Q3-71 14-69T26-46M0 0Q-1-50 1-72"
          />
          <path
            strokeWidth="6"
            strokeDasharray=".1 6"
            className="stroke-accent"
            d="M-9-59Q-20-64-25-41M9-68Q21-73 26-46M0-51L1-76"
          />
        </g>
      )}
    </>
  );
}

/** The river from one circle to the next, 300 units on: the circles, which are wider, hide the joints. */
export function ProcessRiver({ index }: { index: number }) {
  const [from, to] = [WIDTHS[index]!, WIDTHS[index + 1]!];
  const bend = index % 2 ? -0.14 : 0.14;
  const level = [place(0, 96, from, bend), place(300, 96, to, -bend)];
  const narrow = [place(0, 34, from / 1.6, bend), place(200, 34, to / 1.6, -bend)];
  return (
    <>
      <RiverArms
        arms={[level]}
        isStretched
        viewBox="0 0 300 160"
        className="hidden h-full w-full wide:block"
      />
      <RiverArms
        arms={[narrow]}
        isDown
        isStretched
        viewBox="0 0 64 200"
        className="h-full w-full wide:hidden"
      />
    </>
  );
}
