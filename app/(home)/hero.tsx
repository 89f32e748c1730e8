import { chatLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Text } from '@/components/ui/text';
import { hero } from '@/content/home';
import { site } from '@/content/site';
import { Banks, HeroPicture } from './hero-picture';
import { KeyServices } from './key-services';

export function Hero() {
  const [elevate, experience] = hero.headline;
  return (
    <section aria-labelledby="headline" className="isolate overflow-hidden">
      <Container className="pt-6 print:pt-0">
        {hero.badges.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {hero.badges.map((badge, index) => (
              <Badge key={badge} tone={index > 0 ? 'plain' : undefined}>
                {badge}
              </Badge>
            ))}
          </p>
        )}
        <h1 id="headline" className="mt-5">
          <Text as="span" className="block text-prelude" text={`${elevate} `} />
          <Text
            as="span"
            className="-ms-[0.035em] mt-1 block text-headline text-emphasis tablet:-me-8 tablet:text-headline-wide"
            text={experience}
          />
        </h1>
        <div className="mt-6 grid grid-cols-1 gap-x-8 tablet:grid-cols-2 lg:gap-x-12 print:mt-4 print:block">
          {/* Not centred: the picture comes later, and would move it. */}
          <div className="beside-banks pb-8">
            <Text className="max-w-[29em] text-lead text-muted" text={hero.lead} />
            <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:max-lg:*:grow print:hidden">
              <ButtonLink href="/contact/">{hero.start}</ButtonLink>
              <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
                <BrandIcon name="whatsapp" />
                {hero.chat}
              </ButtonLink>
            </div>
            <div className="mt-6 overflow-hidden">
              <ul aria-label={hero.citiesLabel} className="dotted-list text-small text-muted">
                {site.cities.map((city) => (
                  <Text as="li" key={city} text={city} />
                ))}
              </ul>
            </div>
          </div>
          <HeroPicture />
        </div>
      </Container>
      <Banks />
      <KeyServices />
    </section>
  );
}
