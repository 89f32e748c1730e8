import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { Filter } from '@/components/ui/filter';
import { Words } from '@/components/ui/words';
import { pages, serviceCategories, services, servicesPage, site } from '@/content';
import { PriceBoard } from './price-board';
import { ServiceCard } from './service-card';

export function Solutions() {
  return (
    <Container className="pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12">
      <PageHead page={pages.services} heading={servicesPage.heading} lead={servicesPage.intro} />
      <div className="lg:col-span-2">
        <PriceBoard />
        <PriceNote />
        <h2 className="sr-only">
          <Words text={pages.services.breadcrumb} />
        </h2>
        <Filter
          label={servicesPage.filterLabel}
          categories={serviceCategories}
          shown={site.frame.servicesShown}
          items={services.map((service) => ({
            id: service.slug,
            category: service.category,
            card: <ServiceCard service={service} />,
          }))}
          listClassName="grid-cols-1 md:grid-cols-2 lg:grid-cols-3"
        />
      </div>
    </Container>
  );
}

/** What comes before any price, in both languages. */
function PriceNote() {
  const { en, te } = servicesPage.boardNote;
  return (
    <p className="mt-4 mb-8 text-center text-muted">
      <span className="block">
        <Words text={en} />
      </span>
      <span className="block">
        <Words text={te} />
      </span>
    </p>
  );
}
