import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { Filter } from '@/components/ui/filter';
import { Text } from '@/components/ui/text';
import { pages } from '@/content/pages';
import { serviceCategories, services, servicesPage } from '@/content/services';
import { site } from '@/content/site';
import { PriceBoard } from './price-board';
import { ServiceCard } from './service-card';

export function Solutions() {
  return (
    <Container className="pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12">
      <PageHead page={pages.services} heading={servicesPage.heading} lead={servicesPage.intro} />
      <div className="lg:col-span-2">
        <PriceBoard />
        <Text as="h2" className="sr-only" text={pages.services.breadcrumb} />
        <Filter
          label={servicesPage.filterLabel}
          categories={serviceCategories}
          shown={site.frame.servicesShown}
          items={services.map((service) => ({
            id: service.slug,
            category: service.category,
            card: <ServiceCard service={service} />,
          }))}
          listClassName="[--card-rows:5] md:grid-cols-2 lg:grid-cols-3"
        />
      </div>
    </Container>
  );
}
