import { Container } from '@/components/ui/container';
import { Filter } from '@/components/ui/filter';
import { PageHead } from '@/components/layout/page-head';
import { pages } from '@/content/pages';
import { serviceCategories, services, servicesPage } from '@/content/services';
import { site } from '@/content/site';
import { ServiceCard } from './service-card';

/** Every service with its price, by category. */
export function Solutions() {
  return (
    <Container className="pb-16 md:pb-24">
      <PageHead page={pages.services} heading={servicesPage.heading} lead={servicesPage.intro} />
      <h2 className="sr-only">{pages.services.breadcrumb}</h2>
      <Filter
        label={servicesPage.filterLabel}
        categories={serviceCategories}
        shown={site.frame.servicesShown}
        items={services.map((service) => ({
          id: service.slug,
          category: service.category,
          card: <ServiceCard service={service} />,
        }))}
        listClassName="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-3"
      />
    </Container>
  );
}
