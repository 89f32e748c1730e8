import { place, RiverArms } from '@/components/ui/river';

/** How wide the river is at each step, in pixels: it rises at the first, gains on its way, and flows on behind the last one. */
const WIDTHS = [5, 10, 17, 26, 35, 42, 50];

const LEAVES = 'q-2-13-18-12 1 13 18 12 2-15 19-14 0 15-19 14z';
const EAR = `M1 0v-64h-2V0zM0-22q-6-24-30-12 19-1 30 22 11-23 30-22-24-12-30 12m0-14${'q-9-1-9-13 9 1 9 13 0-12 9-13 1 12-9 13v-10'.repeat(4)}z`;

/** What grows on the circle of a step: a seedling, a plant, a taller one, an ear. */
export const plant = (index: number) =>
  index < 3 ? `M1 0v-${25 + index * 18}h-2V0zm-1-7${`m0-18${LEAVES}`.repeat(index + 1)}` : EAR;

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
