import { place, RiverArms } from '@/components/ui/river';

/** How wide the river is at each step, in pixels: it rises at the first, gains on its way, and flows on behind the last one. */
const WIDTHS = [5, 10, 17, 26, 35, 42, 50];

/** The leaves of paddy from the seedling to the harvest, which rise from one point. */
const AGES = [
  'M2 0Q-2-28-14-21Q-8-21-2 0zM-2 0Q2-34 12-26Q8-27 2 0z',
  'M2 0Q-4-32-22-24Q-10-25-2 0zM2 0Q-1-50-9-38Q-7-43-2 0zM-2 0Q3-42 19-32Q9-35 2 0z',
  'M2 0Q-5-38-28-29Q-11-31-2 0zM2 0Q-3-60-16-46Q-9-53-2 0zM-2 0Q2-68 9-52Q8-61 2 0zM-2 0Q5-46 27-35Q11-39 2 0z',
  'M2 0Q-5-34-31-26Q-11-27-2 0zM2 0Q-4-54-22-41Q-10-47-2 0zM-2 0Q4-52 22-40Q10-45 2 0zM-2 0Q5-36 31-27Q11-29 2 0z',
];

const RIPE = AGES.length - 1;

/** What grows beside the river at a step: older from step to step, and ripe at the last. */
export function Paddy({ index, isLast }: { index: number; isLast: boolean }) {
  const age = isLast ? RIPE : Math.min(index, RIPE - 1);
  return (
    <>
      <path d={AGES[age]} />
      {age === RIPE && (
        <g fill="none" strokeLinecap="round">
          <path stroke="currentColor" strokeWidth="1.5" d="M0 0Q-3-60-14-60M0 0Q3-71 14-69M0 0V-72" />
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
  const narrow = [place(0, 34, from / 1.2, bend), place(200, 34, to / 1.2, -bend)];
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
