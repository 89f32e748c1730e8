import './hero.css';
import { StartAndChat } from '@/components/layout/start-and-chat';
import { chatLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { hero, pages, site } from '@/content';
import { addressIn, onEnglishPage } from '@/page-language';
import { ChatPanel, SearchPanel } from './hero-panels';
import { KeyServices } from './key-services';
import { ShopName } from './name/shop-name';
import { Sign } from './sign/sign';
import { SignQuestion } from './sign/sign-question';
import { Street } from './street';

export function Hero() {
  return (
    <section aria-labelledby="headline">
      <ShopName announcement={hero.picture.nameShown}>
        <div className="hero">
          <Head />
          <Text />
          <SignQuestion text={hero.sign.question} />
          {/* What comes after the text is painted one frame later: globals.css, `next-frame`. Both panels before the street, so that neither moves it where they are beside each other. */}
          <SearchPanel />
          <ChatPanel />
          <Street>
            <Sign />
          </Street>
          <KeyServices />
        </div>
      </ShopName>
    </section>
  );
}

function Head() {
  const [prelude = '', headline = ''] = hero.headline;
  return (
    <div className="hero-head">
      {hero.badges.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {hero.badges.map((badge, index) => (
            <Badge key={badge} tone={index > 0 ? 'plain' : 'accent'}>
              {badge}
            </Badge>
          ))}
        </p>
      )}
      <h1 id="headline" className="mt-4">
        <span className="block text-prelude">
          <Words text={`${prelude} `} />
        </span>
        <span className="-ms-[0.035em] mt-1 block text-headline text-emphasis sm:-me-8 sm:text-headline-wide">
          <Words text={headline} />
        </span>
      </h1>
    </div>
  );
}

function Text() {
  return (
    <div className="hero-text">
      <p className="max-w-[40em] text-lead text-muted">
        <Words text={hero.lead} />
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <StartAndChat start={hero.start} chat={hero.chat} />
      </div>
      {onEnglishPage(<TeluguLinks />)}
      <ul aria-label={hero.citiesLabel} className="mt-4 flex flex-wrap gap-1.5 text-caption">
        {site.cities.map((city) => (
          <li key={city} className="rounded-full bg-sunken px-2 py-0.5">
            <Words text={city} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For who reads Telugu first: a way to the site in Telugu, and one to the chat, which then begins in Telugu. */
function TeluguLinks() {
  const { text, greeting, site: label } = hero.teluguChat;
  return (
    // As high as two lines on a phone: there may be two in the device's font and one in ours.
    <p className="-mb-3 flex flex-col items-start">
      {site.telugu.isPublic && (
        <ButtonLink
          href={addressIn('te', pages.home.path)}
          hrefLang="te-IN"
          lang="te"
          variant="plain"
          size="sm"
        >
          {label}
        </ButtonLink>
      )}
      <Link
        href={chatLink(site.chatNumber, greeting)}
        underline="hover"
        className="inline-flex min-h-18 items-center gap-2.5 py-2.5 font-medium text-primary active:[transform:translateY(1px)] sm:mt-1.5 sm:min-h-0"
      >
        <BrandIcon name="whatsapp" />
        <span className="min-w-0 text-balance">
          <Words text={text} />
        </span>
      </Link>
    </p>
  );
}
