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
      className="hidden h-24 w-full text-delta md:block print:hidden"
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
      <div className="relative overflow-hidden ps-[64px] pt-8 md:ps-[12%] md:pt-0">
        <h2 className="-ms-[24px] text-small tracking-normal text-subtle md:absolute md:start-0 md:top-24 md:ms-0 md:flex md:h-11 md:w-[12%] md:items-center">
          {hero.keyServicesLabel}
        </h2>
        <River count={homeServices.length} />
        <ul className="mt-2 md:mt-0 md:flex">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li key={slug} className="relative py-1.5 font-medium md:flex-1 md:px-2 md:py-0 md:text-center">
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute -top-[99rem] bottom-1/2 -ms-[58px] w-10 rounded-es border-s-[2.5px] border-b-[2.5px] border-delta md:hidden print:hidden',
                  strandStart[index],
                )}
              />
              <span className="relative -ms-[24px] flex items-center gap-3 md:ms-0 md:flex-col">
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
