import clsx from 'clsx';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { hero, site } from '@/content';
import { onEnglishPage } from '@/page-language';
import { Greeting } from './name/greeting';
import { NameField } from './name/name-field';
import { NAME_FIELD_ID } from './name/name-field-id';
import { SendName } from './name/send-name';

const panelClass =
  'mt-7 overflow-hidden rounded border border-line bg-surface text-small [line-height:1.4] shadow-raised';

/** A search that finds a shop, whose name the visitor types. */
export function SearchPanel() {
  const { picture } = hero;
  return (
    <div className={clsx(panelClass, 'hero-search flex flex-col p-[12px]')}>
      <div
        aria-hidden="true"
        className="flex items-center gap-2.5 rounded-full border border-primary-soft bg-primary-soft px-4 py-2 dark:border-control dark:bg-ground"
      >
        <Icon name="search" className="size-4.5 text-primary" />
        <Words text={picture.search} />
      </div>
      <label htmlFor={NAME_FIELD_ID} className="mt-2.5 block needs-script font-medium">
        <Words text={picture.nameLabel} />
      </label>
      <div className="relative mt-1.5 flex items-center gap-3">
        <Drawing
          name="saree-shop"
          className="h-12 w-16 shrink-0 rounded-inner object-cover max-xs:hidden lg:hidden"
        />
        <span aria-hidden="true" className="without-script grow font-semibold">
          <Words text={picture.result} />
        </span>
        <NameField placeholder={picture.example} />
        <Icon
          name="arrowUp"
          className="name-field-arrow pointer-events-none absolute end-3 size-7 rounded-full p-1"
        />
      </div>
      <div className="mt-1.5 flex min-h-11 grow items-center font-medium text-primary">
        <SendName
          number={site.chatNumber}
          message={`${site.chatGreeting}\n${picture.shop}:`}
          teluguMessage={`${hero.teluguChat.greeting}\n${picture.shopTelugu}:`}
          hint={
            <>
              <Icon name="pencil" className="size-4.5" />
              <Words text={picture.painted} />
            </>
          }
        >
          <Words text={picture.send} />
        </SendName>
      </div>
    </div>
  );
}

/** A customer writes to the shop. Decoration, hidden from screen readers: the text of the page says the same. */
export function ChatPanel() {
  const { picture } = hero;
  const meaning = onEnglishPage(picture.meaning);
  return (
    <div aria-hidden="true" className={clsx(panelClass, 'hero-chat')}>
      <div className="flex items-center gap-2.5 px-4 py-1.5 font-semibold banner">
        <BrandIcon name="whatsapp" />
        <Words text={picture.chat} />
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-1.5 p-[10px]">
        <p className="max-w-full rounded rounded-ss-none border border-primary-soft bg-primary-soft px-[12px] py-1.5 dark:border-control dark:bg-ground">
          <span className="block truncate font-semibold">
            <Greeting>
              <Words text={picture.greeting} />
            </Greeting>
          </span>
          <span className="block text-balance">
            <Words text={picture.question} />
          </span>
        </p>
        <p className="flex items-center gap-2 justify-self-end rounded rounded-se-none bg-primary px-[12px] py-1.5 text-on-primary">
          <Words text={picture.answer} />
          <Icon name="checkCheck" className="size-4.5" />
        </p>
        {meaning && (
          <p className="text-caption text-muted">
            <Words text={meaning} />
          </p>
        )}
      </div>
    </div>
  );
}
