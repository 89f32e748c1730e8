import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Drawing } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { hero } from '@/content/home';

const { picture } = hero;

/** What the agency does, in three panels. Decorative: the text says it too. It moves only where it is beside the text. */
export function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      data-kept-clear
      className="relative isolate flex h-full w-full flex-col px-4 pb-4 text-small leading-snug large-text:hidden print:hidden"
    >
      <Dawn />
      <SearchPanel />
      {/* What comes first has its place, whatever comes after it: the higher of the two, in a column of its own. */}
      <div className="relative mt-3 grid grow grid-cols-[18%_minmax(0,1fr)] md:grid-cols-2 md:gap-x-4">
        <ChatPanel />
        <ChartPanel />
      </div>
    </div>
  );
}

/** Water before sunrise, from which the river below runs. All is placed from the top: it grows while the page comes. */
function Dawn() {
  return (
    <div className="absolute inset-0 top-10 -z-10 overflow-hidden rounded banner">
      <span className="absolute end-5 top-4 size-28 rounded-full bg-accent" />
      <svg viewBox="0 0 560 600" fill="currentColor" className="absolute top-20 w-full text-river-ink">
        <path opacity=".25" d="M0 60Q90 0 190 50T380 40 560 60V600H0Z" />
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
    <Panel className="me-[18%] p-3.5 md:me-[27%]">
      <div className="flex items-center gap-2.5 rounded-full bg-sunken px-4 py-2">
        <Icon name="search" className="size-4.5 text-primary" />
        {picture.search}
      </div>
      <div className="mt-3 flex items-center gap-3 rounded-tile border-[1.5px] border-primary bg-primary-soft p-1 pe-3">
        <Drawing name="shop" className="h-11 w-16 rounded-inner bg-teal" />
        <span className="grow font-semibold">
          {picture.result}
          <span className="mt-1 block h-1.5 w-3/5 rounded-full bg-primary/35" />
        </span>
        <Icon name="arrowUp" className="size-5 text-primary" />
      </div>
    </Panel>
  );
}

function ChartPanel() {
  const curve = 'M2 106C42 102 52 88 78 88S122 68 146 58 178 16 210 8';
  return (
    <Panel className="relative hidden flex-col justify-between p-4 md:row-start-1 md:flex">
      <Text as="span" className="font-semibold" text={picture.chart} />
      <svg viewBox="0 0 218 120" fill="none" className="mt-3 w-full overflow-visible">
        <path d="M2 118h210M2 78h210M2 38h210" className="stroke-line" strokeWidth="1.5" />
        <path d={`${curve}V118H2Z`} className="fill-primary" opacity="0.14" />
        <path
          d={curve}
          pathLength="1"
          strokeDasharray="1"
          className="animate-draw-line stroke-primary"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
        <circle cx="210" cy="8" r="8" className="fill-accent stroke-surface" strokeWidth="4" />
      </svg>
    </Panel>
  );
}

function ChatPanel() {
  return (
    <Panel className="relative col-start-2 row-start-1 max-md:self-start">
      <div className="flex items-center gap-2.5 px-4 py-2.5 font-semibold banner">
        <span className="rounded-full bg-accent p-1 text-on-accent">
          <Icon name="user" className="size-4.5" />
        </span>
        {picture.chat}
      </div>
      <div className="grid justify-items-start gap-2.5 p-3.5">
        <p className="rounded rounded-ss-none bg-sunken px-3.5 py-2">{picture.question.join(' ')}</p>
        <p className="flex items-center gap-2 justify-self-end rounded rounded-se-none bg-primary-soft px-3.5 py-2">
          {picture.answer}
          <Icon name="checkCheck" className="size-4.5 text-primary" />
        </p>
      </div>
    </Panel>
  );
}
