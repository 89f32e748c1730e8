import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Icon } from '@/components/ui/icon';
import { Drawing } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { hero } from '@/content/home';

const { picture } = hero;

/** What the agency does, in panels. Decorative: the text says it too. */
export function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      className="grid content-start gap-3 text-small [line-height:1.4] md:grid-cols-2 md:max-lg:mt-16 large-text:hidden print:hidden"
    >
      <SearchPanel />
      {/* What comes first has its place, whatever comes after it: the higher of the two, in a column of its own. */}
      <ChatPanel />
      <ChartPanel />
    </div>
  );
}

/** Both banks of the Krishna behind the panels, from edge to edge of the window, by day or by night. The drawing leaves its water clear: it is the river below. */
export function Banks() {
  return (
    <div aria-hidden="true" className="banks forced-color-adjust-none print:hidden">
      <Drawing name="street#banks" className="dark:hidden" />
      <Drawing name="street#night" className="hidden dark:block" />
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
    <Panel className="me-[18%] p-3 tablet:me-0 md:col-span-2">
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
  const curve = 'M2 77C42 75 52 64 78 64S122 51 146 43 178 14 210 8';
  return (
    <Panel className="hidden flex-col justify-between gap-4 p-4 md:row-start-2 md:flex">
      <Text as="span" className="font-semibold" text={picture.chart} />
      <svg viewBox="0 0 218 88" fill="none" strokeLinecap="round" className="w-full overflow-visible">
        <path d="M2 7H210M2 34H210M2 61H210M2 87H210" className="stroke-line" strokeWidth="1" />
        <path d={`${curve}V87H2Z`} className="fill-primary" opacity=".14" />
        <path d={curve} className="stroke-primary" strokeWidth="3.5" />
        <path d="M210 8h0" className="stroke-surface" strokeWidth="16" />
        <path d="M210 8h0" className="stroke-accent" strokeWidth="10" />
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
