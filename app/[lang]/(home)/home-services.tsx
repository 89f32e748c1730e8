import { ButtonLink } from '@/components/ui/button';
import { CallToAction } from '@/components/ui/call-to-action';
import { Filter } from '@/components/ui/filter';
import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { homeSections, homeServiceFilters, homeServices, pages, site } from '@/content';
import { onEnglishPage } from '@/page-language';
import { HomeServiceCard } from './home-service-card';

export function HomeServices() {
  const { heading, intro, filterLabel, closing } = homeSections.services;
  return (
    <>
      <Section id="services" heading={heading} intro={intro}>
        <Filter
          label={filterLabel}
          categories={homeServiceFilters.map((filter) => ({
            ...filter,
            name: <Words text={filter.label} />,
          }))}
          shown={site.frame.servicesShown}
          items={homeServices.map((service, index) => ({
            id: service.slug,
            category: service.category,
            card: <HomeServiceCard service={service} isFirst={index === 0} />,
          }))}
          listClassName="grid-cols-1 sm:grid-cols-2"
        />
      </Section>
      <CallToAction heading={closing.heading} text={closing.text} meaning={onEnglishPage(site.frame.growth)}>
        <ButtonLink href={pages.services.path} variant="outline">
          <Words text={closing.explore} />
        </ButtonLink>
        <ButtonLink href={pages.contact.path}>
          <Words text={closing.call} />
        </ButtonLink>
      </CallToAction>
    </>
  );
}
