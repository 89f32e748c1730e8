import { BrandIcon } from '@/components/ui/brand-icon';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Container } from '@/components/ui/container';
import { DeltaLines } from '@/components/ui/delta-lines';
import { chatLink } from '@/components/layout/contact-links';
import { hero } from '@/content/home';
import { site } from '@/content/site';
import { HeroPicture } from './hero-picture';
import { KeyServices } from './key-services';

export function Hero() {
  const [elevate, experience] = hero.headline;
  const [rank, place] = hero.badges;
  return (
    <section aria-labelledby="headline" className="relative isolate overflow-hidden">
      <Container className="grid grid-cols-1 items-center gap-x-10 gap-y-12 pt-6 pb-12 md:grid-cols-[7fr_6fr] md:pt-14 md:pb-16">
        <div>
          <p className="flex flex-wrap gap-2">
            <Badge>{rank}</Badge>
            <Chip className="text-caption font-medium">{place}</Chip>
          </p>
          <h1 id="headline" className="mt-5 text-display">
            <span className="block">{elevate}</span>
            <span className="block text-primary">{experience}</span>
          </h1>
          <p className="mt-4 max-w-[29em] text-lead text-muted">{hero.lead}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink href="/contact/">{hero.start}</ButtonLink>
            <ButtonLink href={chatLink(site.chatGreeting)} variant="outline">
              <BrandIcon name="whatsapp" />
              {hero.chat}
            </ButtonLink>
          </div>
          <ul aria-label={hero.citiesLabel} className="mt-8 flex flex-wrap gap-1.5">
            {site.cities.map((city) => (
              <li key={city}>
                <Chip>{city}</Chip>
              </li>
            ))}
          </ul>
        </div>
        <HeroPicture />
      </Container>
      <KeyServices />
      <DeltaLines className="end-0 bottom-20 -z-10 h-[30rem] w-full text-delta opacity-50 md:top-6 md:bottom-auto md:h-[38rem] md:w-[58%] md:opacity-80" />
    </section>
  );
}
