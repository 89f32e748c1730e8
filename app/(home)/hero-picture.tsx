import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Icon } from '@/components/ui/icon';
import { Drawing } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { hero } from '@/content/home';

const { picture } = hero;

/** What the agency does, in three panels. Decorative: the text says it too. */
export function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      data-kept-clear
      className="grid content-start gap-3 px-4 text-small [line-height:1.4] tablet:px-0 md:grid-cols-2 large-text:hidden print:hidden"
    >
      <SearchPanel />
      {/* What comes first has its place, whatever comes after it: the higher of the two, in a column of its own. */}
      <ChatPanel />
      <ChartPanel />
    </div>
  );
}

const PALM =
  'q-10-10-24-2 12-4 24 2-12-4-18 12 8-10 18-12-4-14-16-16 10 6 16 16 4-14 16-16-10 6-16 16 10-10 24-2-12-4-24 2 12-4 18 12-8-10-18-12q1 20 1 50h-5q0-30 4-50z';

const PALMS = ['M24 66', 'M168 84', 'M450 80', 'M506 68'].map((place) => place + PALM);
const UP = 'l3-13h-3v-3h4'.repeat(5);
const DOWN = 'h4v3h-3l3 13'.repeat(5);
const TOWN = `M0 126v-30h26v-8h10v8h14v30zM58 126${UP}v-4q3-8 4-17 1 7 2 13 2-5 4-17 2 12 4 17 1-6 2-13 1 9 4 17v4${DOWN}zM124 126v-34h8v-8h12v8h22v16h30v24z${PALMS.join('')}`;

/** A town of the delta before sunrise, behind the panels: a temple's tower, palms, the barrage. The river below is its water. */
export function Dawn() {
  return (
    <div
      aria-hidden="true"
      className="relative -z-10 -mt-52 h-88 overflow-hidden rounded rounded-es-none tablet:col-span-2 tablet:-mt-11 tablet:h-38 tablet:rounded large-text:mt-0 large-text:h-[152px] print:hidden"
    >
      <div className="absolute inset-x-0 top-0 bottom-2.5 banner" />
      <svg fill="currentColor" className="absolute bottom-0 h-[152px] w-full text-river-ink">
        <circle cx="262" cy="92" r="46" className="fill-accent" />
        <path opacity=".6" d={TOWN} />
        <path d="M0 123h2000v30H0z" />
        <g fill="#f3ecd2" stroke="#f3ecd2">
          <path stroke="none" d="M186 96h2000v6h-2000z" />
          <path strokeWidth="20" strokeDasharray="9 19" d="M192 112h2000" />
          <path strokeWidth="12" strokeDasharray="3 53" d="M195 90h2000" />
        </g>
        <path
          className="fill-accent"
          d="M232 128h60v4h-60zM244 137h36v4h-36zM30 106h5v7h-5zM134 100h5v7h-5zM150 106h5v7h-5zM68 104h4v8h-4z"
        />
      </svg>
    </div>
  );
}

function Panel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={clsx('overflow-hidden rounded border border-line bg-surface shadow-floating', className)}>
      {children}
    </div>
  );
}

function SearchPanel() {
  return (
    <Panel className="me-[12%] p-3 tablet:me-0 md:col-span-2">
      <div className="flex items-center gap-2.5 rounded-full border border-line bg-primary-soft px-4 py-2">
        <Icon name="search" className="size-4.5 text-primary" />
        <Text as="span" text={picture.search} />
      </div>
      <div className="mt-3 flex items-center gap-3 rounded-tile border border-primary bg-primary-soft p-1 pe-3">
        <Drawing name="shop" className="h-11 w-16 rounded-inner bg-teal" />
        <Text as="span" className="grow font-semibold" text={picture.result} />
        <Icon name="arrowUp" className="size-5 text-primary" />
      </div>
    </Panel>
  );
}

function ChartPanel() {
  const curve = 'M2 92C42 89 52 77 78 77S122 60 146 51 178 15 210 8';
  return (
    <Panel className="row-start-2 hidden flex-col justify-between p-4 md:flex">
      <Text as="span" className="font-semibold" text={picture.chart} />
      <svg viewBox="0 0 218 103" fill="none" className="mt-3 w-full overflow-visible">
        <path d={`${curve}V102H2Z`} className="fill-primary" opacity=".14" />
        <path d={curve} className="stroke-primary" strokeWidth="4.5" strokeLinecap="round" />
        <circle cx="210" cy="8" r="8" className="fill-accent stroke-surface" strokeWidth="4" />
      </svg>
    </Panel>
  );
}

function ChatPanel() {
  return (
    <Panel className="row-start-2 ms-[18%] tablet:ms-0 md:col-start-2">
      <div className="flex items-center gap-2.5 px-4 py-2.5 font-semibold banner">
        <BrandIcon name="whatsapp" />
        <Text as="span" text={picture.chat} />
      </div>
      <div className="grid justify-items-start gap-2.5 p-3">
        <Text
          className="rounded rounded-ss-none border border-line bg-primary-soft px-3.5 py-2 text-balance"
          text={picture.question.join(' ')}
        />
        <p className="flex items-center gap-2 justify-self-end rounded rounded-se-none bg-primary px-3.5 py-2 text-on-primary">
          <Text as="span" text={picture.answer} />
          <Icon name="checkCheck" className="size-4.5" />
        </p>
      </div>
    </Panel>
  );
}
