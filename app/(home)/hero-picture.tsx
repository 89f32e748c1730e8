import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { hero } from '@/content';
import { Greeting, NameField } from './name-on-the-board';

const { picture } = hero;

/** What the agency does for a shop: a search finds it, and a customer writes to it. */
export function HeroPicture() {
  return (
    <div className="hero-picture grid grid-cols-1 gap-3 text-small [line-height:1.4] sm:grid-cols-2">
      {/* The taller panel comes first, so that later content cannot move it. On a phone the field is then next to the board. */}
      <ChatPanel />
      <SearchPanel />
    </div>
  );
}

function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx('overflow-hidden rounded border border-line bg-surface shadow-raised', className)}>
      {children}
    </div>
  );
}

function SearchPanel() {
  return (
    <Panel className="flex flex-col gap-3 p-3 sm:order-first">
      <div aria-hidden="true" className="flex items-center gap-2.5 rounded-full bg-primary-soft px-4 py-2">
        <Icon name="search" className="size-4.5 text-primary" />
        <Words text={picture.search} />
      </div>
      <div className="flex grow flex-col justify-center rounded-tile bg-primary-soft p-3">
        <div className="needs-script">
          <NameField placeholder={picture.result}>
            <Words text={picture.nameLabel} />
          </NameField>
        </div>
        <p aria-hidden="true" className="flex without-script justify-between gap-3 font-semibold">
          <Words text={picture.result} />
          <Icon name="arrowUp" className="size-5 text-primary" />
        </p>
      </div>
    </Panel>
  );
}

/** Decoration, hidden from screen readers: the text of the page says the same. */
function ChatPanel() {
  return (
    <Panel>
      <div aria-hidden="true">
        <div className="flex items-center gap-2.5 px-4 py-2.5 font-semibold banner">
          <BrandIcon name="whatsapp" />
          <Words text={picture.chat} />
        </div>
        <div className="grid grid-cols-1 justify-items-start gap-2.5 p-[12px]">
          <p className="max-w-full rounded rounded-ss-none bg-primary-soft px-[14px] py-2">
            <span className="block truncate font-semibold">
              <Greeting>
                <Words text={picture.greeting} />
              </Greeting>
            </span>
            <span className="block text-balance">
              <Words text={picture.question} />
            </span>
          </p>
          <p className="flex items-center gap-2 justify-self-end rounded rounded-se-none bg-primary px-[14px] py-2 text-on-primary">
            <Words text={picture.answer} />
            <Icon name="checkCheck" className="size-4.5" />
          </p>
          <p className="text-caption text-muted">
            <Words text={picture.meaning} />
          </p>
        </div>
      </div>
    </Panel>
  );
}
