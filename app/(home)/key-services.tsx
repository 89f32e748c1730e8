import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { arm, place, RiverArms } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { hero, homeServices } from '@/content/home';

const LAST = homeServices.length - 1;
const ROOM = { width: 940, height: 96 };

/** From the water of the picture to the right, ever narrower; for each service an arm leaves it, which ends in its circle. It parts from the lower edge of the picture as they part from it. */
function River() {
  const spacing = ROOM.width / homeServices.length;
  const partings = homeServices.map((_, index) => {
    const along = spacing * (index + 0.5) - Math.min(145, spacing * 0.75);
    return place(along, 6 + along * 0.095, 30 - (22 * index) / (LAST + 1), index % 2 ? 0.02 : 0.14);
  });
  const arms = partings.map(({ along, across, width, slope }, index) => {
    const bank = place(along, across + (width - 10) / 2, 10, slope);
    const way = index < LAST ? [bank] : [place(-101, -14, 30, 0.36), ...partings];
    return [...way, place(spacing * (index + 0.5), ROOM.height + 22, 2.5, 0.6)];
  });
  return (
    <RiverArms
      arms={arms}
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      className="hidden w-full overflow-visible text-river-ink tablet:col-start-2 tablet:block"
    />
  );
}

/** On a phone the river meanders down at the side, and an arm leaves it for each: stretched to the height of the list. */
function Course() {
  const circles = homeServices.map((_, index) => place(index * 100 + 50, 50, 2.5, 0.7));
  const bends = circles.slice(0, LAST);
  const course = bends.map(({ along }, index) => place(along, index % 2 ? 21 : 11, 14 - (12 * index) / LAST));
  const arms = bends.map((end, index) => [place(end.along - 110, index % 2 ? 12 : 21, 6), end]);
  return (
    <RiverArms
      arms={[[place(0, 16, 16), ...course, circles[LAST]!]]}
      isDown
      viewBox={`0 -104 84 ${circles.length * 100 + 104}`}
      className="absolute start-0 top-0 h-full w-21 overflow-visible text-river-ink tablet:hidden large-text:start-4 large-text:w-8"
    >
      <path d="M0-104C8-95 8-60 8 0v9h16V0c0-70 18-95 60-104z" />
      <path d={arms.map((places) => arm(places, { isDown: true })).join('')} className="large-text:hidden" />
    </RiverArms>
  );
}

export function KeyServices() {
  return (
    <Container className="print:hidden">
      <div className="relative -z-10 overflow-hidden ps-16 pt-8 tablet:grid tablet:grid-cols-[14%_minmax(0,1fr)] tablet:ps-0 tablet:pt-0 large-text:ps-6">
        <River />
        <Course />
        <Text
          as="h2"
          className="-ms-6 text-small tablet:ms-0 tablet:flex tablet:h-11 tablet:items-center lg:text-body large-text:ms-8"
          text={hero.keyServicesLabel}
        />
        <ul className="relative mt-2 grid auto-rows-fr tablet:mt-0 tablet:auto-cols-fr tablet:grid-flow-col">
          {homeServices.map(({ slug, icon, title }) => (
            <li
              key={slug}
              className="-ms-6 flex items-center gap-3 py-1.5 font-medium tablet:ms-0 tablet:flex-col tablet:px-1 tablet:py-0 tablet:text-center"
            >
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
                <Icon name={icon} />
              </span>
              <Text as="span" className="min-w-0 text-balance" text={title} />
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
