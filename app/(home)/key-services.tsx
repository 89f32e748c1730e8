import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { hero, homeServices } from '@/content/home';

const ROOM = { width: 940, height: 96 };

/** From the water of the picture to the right, ever narrower; an arm parts from it for each service, which ends in its circle. */
function River({ count }: { count: number }) {
  const spacing = ROOM.width / count;
  const banks = Array.from({ length: count }, (_, index) => {
    const end = spacing * (index + 0.5);
    const along = end - Math.min(170, spacing * 0.75);
    return {
      end,
      parting: place(along, 24 + along * 0.07, 30 - (22 * index) / count, index % 2 ? 0.02 : 0.14),
    };
  });
  const mouth = place(-140, -60, 72, 0.9);
  const arms = banks.map(({ end, parting }, index) => {
    const isLast = index === count - 1;
    const { along, across, width, slope } = parting;
    const start = place(along, across + (width - 10) / 2, 10, slope);
    const way = isLast ? [mouth, ...banks.map((bank) => bank.parting)] : [start];
    return arm([...way, place(end, ROOM.height + 22, 2.5, 0.6)]);
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      fill="currentColor"
      className="hidden w-full overflow-visible text-river-ink tablet:col-start-2 tablet:block print:hidden"
    >
      <path d={arms.join('')} />
    </svg>
  );
}

const LAST = homeServices.length - 1;

/** On a phone the river meanders down at the side, and an arm parts from it to each: stretched to the height of its row. */
function Course({ index }: { index: number }) {
  const side = index % 2 ? 5 : -5;
  const width = (row: number) => 15 - (12 * row) / (LAST + 1);
  const [from, middle, to] = [width(index), width(index + 0.5), width(index + 1)];
  const end = place(50, 50, 2.5, 0.7);
  const source = index ? [] : [place(-170, 34, 60)];
  const arms =
    index < LAST
      ? [
          arm([place(-70, 17, 8), end], { isDown: true }),
          arm([...source, place(0, 16, from), place(50, 16 + side, middle), place(100, 16, to)], {
            isDown: true,
          }),
        ]
      : [arm([...source, place(0, 16, from), end], { isDown: true })];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 84 100"
      preserveAspectRatio="none"
      fill="currentColor"
      className="absolute -start-[64px] top-0 h-full w-[84px] overflow-visible text-river-ink tablet:hidden large-text:hidden print:hidden"
    >
      <path d={arms.join('')} />
    </svg>
  );
}

export function KeyServices() {
  return (
    <Container className="pb-4 md:pb-8">
      <div className="relative -z-10 overflow-hidden ps-[64px] pt-8 tablet:grid tablet:grid-cols-[max(12%,6.25rem)_minmax(0,1fr)] tablet:ps-0 tablet:pt-0 large-text:ps-6 print:mt-6 print:pt-0">
        <River count={homeServices.length} />
        <Text
          as="h2"
          className="-ms-[24px] text-small text-subtle tablet:ms-0 tablet:flex tablet:h-11 tablet:items-center"
          text={hero.keyServicesLabel}
        />
        <ul data-kept-clear className="mt-2 tablet:mt-0 tablet:grid tablet:auto-cols-fr tablet:grid-flow-col">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li key={slug} className="relative py-1.5 font-medium tablet:px-1 tablet:py-0 tablet:text-center">
              <Course index={index} />
              <span className="relative -ms-[24px] flex items-center gap-3 tablet:ms-0 tablet:flex-col">
                <span className="flex size-[44px] shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
                  <Icon name={icon} className="size-[20px]" />
                </span>
                <Text as="span" className="min-w-0 text-balance" text={title} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
