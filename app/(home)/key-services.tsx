import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { course, crossings } from '@/components/ui/delta';
import { Icon } from '@/components/ui/icon';
import { hero, homeServices } from '@/content/home';

/** Where the river leaves the picture: under the chart, in hundredths of the width beside the label. */
const SOURCE = 61;
const STRANDS_EACH = 2;
const HEIGHT = 96;

/** On a wide screen the river runs from the picture down to each of `count` services, side by side. */
function River({ count }: { count: number }) {
  const strands = count * STRANDS_EACH;
  const body = crossings(strands, 1, 0.5, 0);
  const ends = crossings(strands, count, 0.5, 100 - 100 / count + 0.5);
  const paths = body.map((across, strand) =>
    course(
      [
        { along: 0, across: SOURCE + across },
        { along: HEIGHT * 0.2, across: SOURCE + across },
        { along: HEIGHT, across: 50 + ends[strand]! },
      ],
      true,
    ),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      className="hidden h-24 w-full text-delta tablet:block print:hidden"
    >
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** On a narrow one a strand runs down from the picture to each: the first turns off first. */
const strandStart = ['start-4.5', 'start-3', 'start-1.5', 'start-0'];

/** The strip under the hero: the four services by name, reached by the river that leaves the picture. */
export function KeyServices() {
  return (
    <Container className="pb-4 md:pb-8">
      {/* Pixels leave the room to large text. */}
      <div className="relative overflow-hidden ps-[64px] pt-8 tablet:ps-[max(12%,5rem)] tablet:pt-0">
        <h2 className="-ms-[24px] text-small [letter-spacing:0] text-subtle tablet:absolute tablet:start-0 tablet:top-24 tablet:ms-0 tablet:flex tablet:h-11 tablet:w-[max(12%,5rem)] tablet:items-center">
          {hero.keyServicesLabel}
        </h2>
        <River count={homeServices.length} />
        <ul className="mt-2 tablet:mt-0 tablet:flex">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li
              key={slug}
              className="relative py-1.5 font-medium tablet:flex-1 tablet:px-2 tablet:py-0 tablet:text-center"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute -top-[99rem] bottom-1/2 -ms-[58px] w-10 rounded-es border-s-[2.5px] border-b-[2.5px] border-delta tablet:hidden print:hidden',
                  strandStart[index],
                )}
              />
              <span className="relative -ms-[24px] flex items-center gap-3 tablet:ms-0 tablet:flex-col">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-[2.5px] border-delta bg-surface text-primary">
                  <Icon name={icon} className="size-5" />
                </span>
                <span className="min-w-0">{title}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
