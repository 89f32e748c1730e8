import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { hero } from '@/content/home';
import { Greeting, NameField } from './name-on-the-board';

const { picture } = hero;

/** What the agency does: a shop is found, and asked. */
export function HeroPicture() {
  return (
    <div className="hero-panels text-small [line-height:1.4]">
      {/* The taller one comes first: it is not moved by what comes later. */}
      <ChatPanel />
      <SearchPanel />
    </div>
  );
}

function Panel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={clsx('overflow-hidden rounded border border-line bg-surface shadow-raised', className)}>
      {children}
    </div>
  );
}

function SearchPanel() {
  const arrow = <Icon name="arrowUp" className="size-5 text-primary" />;
  return (
    <Panel className="search-panel flex flex-col gap-3 p-3">
      <div aria-hidden="true" className="flex items-center gap-2.5 rounded-full bg-primary-soft px-4 py-2">
        <Icon name="search" className="size-4.5 text-primary" />
        <Text as="span" text={picture.search} />
      </div>
      <div className="flex grow flex-col justify-center rounded-tile bg-primary-soft p-3">
        <div className="needs-script">
          <NameField placeholder={picture.result}>
            <Text as="span" text={picture.nameLabel} />
            {arrow}
          </NameField>
        </div>
        <p aria-hidden="true" className="flex without-script justify-between gap-3 font-semibold">
          <Text as="span" text={picture.result} />
          {arrow}
        </p>
      </div>
    </Panel>
  );
}

/** Decoration: the text says it too. */
function ChatPanel() {
  return (
    <Panel className="chat-panel">
      <div aria-hidden="true">
        <div className="flex items-center gap-2.5 px-4 py-2.5 font-semibold banner">
          <BrandIcon name="whatsapp" />
          <Text as="span" text={picture.chat} />
        </div>
        <div className="grid grid-cols-1 justify-items-start gap-2.5 p-3">
          <p className="max-w-full rounded rounded-ss-none bg-primary-soft px-3.5 py-2">
            <span className="block truncate font-semibold">
              <Greeting>
                <Text as="span" text={picture.greeting} />
              </Greeting>
            </span>
            <Text as="span" className="block text-balance" text={picture.question} />
          </p>
          <p className="flex items-center gap-2 justify-self-end rounded rounded-se-none bg-primary px-3.5 py-2 text-on-primary">
            <Text as="span" text={picture.answer} />
            <Icon name="checkCheck" className="size-4.5" />
          </p>
        </div>
      </div>
    </Panel>
  );
}
