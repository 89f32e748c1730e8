import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { Filter } from '@/components/ui/filter';
import { Text } from '@/components/ui/text';
import { pages } from '@/content/pages';
import { serviceCategories, services, servicesPage } from '@/content/services';
import { site } from '@/content/site';
import { RateRow } from './rate-row';
import { ServiceCard } from './service-card';

export function Solutions() {
  return (
    <Container className="pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12">
      <PageHead page={pages.services} heading={servicesPage.heading} lead={servicesPage.intro} />
      <Text as="h2" className="sr-only" text={pages.services.breadcrumb} />
      <div className="lg:col-span-2">
        <Filter
          label={servicesPage.filterLabel}
          categories={serviceCategories}
          shown={site.frame.servicesShown}
          boardHeading={
            <div className="flex items-center gap-4 text-center text-caption">
              <span className="grow border-t border-current text-accent" />
              <div>
                <Text
                  className="font-heading text-title font-semibold text-accent print:text-ink"
                  text={servicesPage.boardHeading}
                />
                {`${site.brand}, ${site.tagline}`}
              </div>
              <span className="grow border-t border-current text-accent" />
            </div>
          }
          items={services.map((service) => ({
            id: service.slug,
            category: service.category,
            card: <ServiceCard service={service} />,
            row: <RateRow service={service} />,
          }))}
          listClassName="card-grid mt-8 [--card-rows:5] md:grid-cols-2 lg:grid-cols-3 print:mt-4 print:grid-cols-3"
        />
      </div>
    </Container>
  );
}
