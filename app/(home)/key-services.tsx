import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { course, crossings } from '@/components/ui/delta';
import { Icon } from '@/components/ui/icon';
import { hero, homeServices } from '@/content/home';

/** The room of the river, beside the label. */
const WIDTH = 1000;
const HEIGHT = 128;
/** Where the river leaves the picture: under the chart. */
const SOURCE = 620;
const STRANDS_EACH = 3;
/** Between neighbouring strands. */
const PITCH = 3.5;

/**
 * On a wide screen the river runs from the picture down to each of `count` services, side by side. What turns
 * off first is higher on its way than its neighbour, so that they stay apart where they run across.
 */
function River({ count }: { count: number }) {
  const strands = count * STRANDS_EACH;
  const ends = crossings(strands, count, PITCH, WIDTH - WIDTH / count + PITCH);
  const paths = crossings(strands, 1, PITCH, 0).map((across, strand) => {
    const end = WIDTH / 2 + ends[strand]!;
    const isLeft = end < SOURCE;
    const below = PITCH * (isLeft ? strand : strands - 1 - strand);
    const after = PITCH * (isLeft ? (strand + 1) % STRANDS_EACH : strand % STRANDS_EACH);
    return course(
      [
        { along: 0, across: SOURCE + across },
        { along: HEIGHT * 0.06 + below, across: SOURCE + across },
        { along: HEIGHT - after, across: end },
        { along: HEIGHT, across: end },
      ],
      true,
    );
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      className="hidden h-32 w-full text-delta tablet:block print:hidden"
    >
      <path d={paths.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** On a narrow one a strand runs down from the picture to each: the first of six at most turns off first. */
const strandStart = ['start-3.75', 'start-3', 'start-2.25', 'start-1.5', 'start-0.75', 'start-0'];

/** The strip under the hero: the services by name, reached by the river that leaves the picture. */
export function KeyServices() {
  return (
    <Container className="pb-4 md:pb-8">
      {/* Pixels leave the room to large text. */}
      <div className="relative overflow-hidden ps-[64px] pt-8 tablet:ps-[max(12%,6.25rem)] tablet:pt-0">
        <h2 className="-ms-[24px] text-small text-subtle tablet:absolute tablet:start-0 tablet:top-32 tablet:ms-0 tablet:flex tablet:h-11 tablet:w-[max(12%,6.25rem)] tablet:items-center">
          {hero.keyServicesLabel}
        </h2>
        <River count={homeServices.length} />
        <ul className="mt-2 tablet:mt-0 tablet:grid tablet:auto-cols-fr tablet:grid-flow-col">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li key={slug} className="relative py-1.5 font-medium tablet:px-1 tablet:py-0 tablet:text-center">
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute -top-[99rem] bottom-1/2 -ms-[58px] w-10 [border-end-start-radius:2.5rem_3.5rem] border-s-[2.5px] border-b-[2.5px] border-delta tablet:hidden print:hidden',
                  strandStart.at(index - homeServices.length),
                )}
              />
              <span className="relative -ms-[24px] flex items-center gap-3 tablet:ms-0 tablet:flex-col">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-[2.5px] border-delta bg-surface text-primary">
                  <Icon name={icon} className="size-5" />
                </span>
                <span className="min-w-0 text-balance">{title}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
