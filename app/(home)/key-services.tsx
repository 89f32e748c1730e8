import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { hero, homeServices } from '@/content/home';

const ROOM = { width: 940, height: 90, source: 682 };

function River({ count }: { count: number }) {
  const arms = Array.from({ length: count }, (_, index) => {
    const fromMiddle = index - (count - 1) / 2;
    return arm(
      [
        place(0, ROOM.source + fromMiddle * 6, 7),
        place(20, ROOM.source + fromMiddle * 5.5, 6),
        place(ROOM.height, (ROOM.width * (index + 0.5)) / count, 2.5),
      ],
      { isDown: true },
    );
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      fill="currentColor"
      className="hidden w-full text-river-ink tablet:col-start-2 tablet:block print:hidden"
    >
      <path d={arms.join('')} />
    </svg>
  );
}

/** On a phone the river runs down at the side, and an arm turns off to each: the narrower, the further down. */
const trunk = [
  '[border-inline-start-width:2px]',
  '[border-inline-start-width:3px]',
  '[border-inline-start-width:5px]',
  '[border-inline-start-width:7px]',
  '[border-inline-start-width:9px]',
  '[border-inline-start-width:10px]',
];

export function KeyServices() {
  return (
    <Container className="pb-4 md:pb-8">
      <div className="relative -z-10 -mt-[152px] overflow-hidden ps-[64px] pt-[184px] tablet:mt-0 tablet:grid tablet:grid-cols-[max(12%,6.25rem)_minmax(0,1fr)] tablet:ps-0 tablet:pt-0 large-text:mt-0 large-text:ps-6 large-text:pt-8 print:mt-6 print:pt-0">
        <River count={homeServices.length} />
        <Text
          as="h2"
          className="-ms-[24px] text-small text-subtle tablet:ms-0 tablet:flex tablet:h-11 tablet:items-center"
          text={hero.keyServicesLabel}
        />
        <ul data-kept-clear className="mt-2 tablet:mt-0 tablet:grid tablet:auto-cols-fr tablet:grid-flow-col">
          {homeServices.map(({ slug, icon, title }, index) => (
            <li key={slug} className="relative py-1.5 font-medium tablet:px-1 tablet:py-0 tablet:text-center">
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute -top-[99rem] bottom-1/2 -ms-[54px] w-[36px] [border-end-start-radius:2.25rem_3rem] border-b-[2px] border-river-ink tablet:hidden large-text:hidden print:hidden',
                  trunk.at(homeServices.length - 1 - index),
                )}
              />
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
