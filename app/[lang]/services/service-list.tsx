import { PageHead } from '@/components/layout/page-head';
import { contactHref } from '@/components/page-links';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import { Filter } from '@/components/ui/filter';
import { Icon } from '@/components/ui/icon';
import { LineLink } from '@/components/ui/line-link';
import { PhotoRules } from '@/components/ui/photo';
import { Words, wordsOf } from '@/components/ui/words';
import { pages, serviceCategories, services, servicesPage, site, work } from '@/content';
import { onEnglishPage } from '@/page-language';
import { Price } from './price';
import { PriceBoard } from './price-board';
import { ServiceCard } from './service-card';
import { ServiceDetails } from './service-details';
import { ServiceDialog } from './service-dialog';
import { ServiceWork } from './service-work';

/** Every service: on the board, as a card, and in the dialog that its card opens. */
export function ServiceList() {
  const { heading, intro, filterLabel, card } = servicesPage;
  return (
    <Container className="pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12">
      <PageHead page={pages.services} heading={heading} lead={intro} startsAtTop />
      <div className="lg:col-span-2">
        <PriceBoard />
        <PriceNote />
        <h2 className="sr-only">
          <Words text={pages.services.breadcrumb} />
        </h2>
        <Filter
          label={filterLabel}
          categories={serviceCategories.map((filter) => ({ ...filter, name: <Words text={filter.label} /> }))}
          shown={site.frame.servicesShown}
          items={services.map((service, index) => ({
            id: service.slug,
            category: service.category,
            card: <ServiceCard service={service} isFirst={index === 0} />,
          }))}
          listClassName="grid-cols-1 md:grid-cols-2 lg:grid-cols-3"
        />
        {work.pieces.map(({ id, photo }) => photo && <PhotoRules key={id} photo={photo} />)}
        <ServiceDialog
          closeLabel={card.closeDialog}
          words={wordsOf({ close: card.close, start: card.start })}
          closeIcon={<Icon name="x" />}
          services={services.map((service) => ({
            slug: service.slug,
            title: service.title,
            words: wordsOf({ title: service.title, subtitle: service.subtitle }),
            gradient: service.gradient,
            picture: (
              <Drawing name={service.drawing} hasMargin className="service-dialog-picture absolute -z-1" />
            ),
            price: (
              <div className="grow sm:grow-0">
                <Price service={service} />
                {service.extra && (
                  <p className="mt-1 text-small text-muted">
                    <Words text={service.extra} />
                  </p>
                )}
              </div>
            ),
            details: (
              <>
                <ServiceDetails service={service} isExtraElsewhere />
                <ServiceWork service={service} />
              </>
            ),
            contactHref: contactHref(service.slug),
          }))}
        />
      </div>
    </Container>
  );
}

/** What comes before any price, on an English page in Telugu too, and what holds for all of them. */
function PriceNote() {
  const { en, te } = servicesPage.boardNote;
  const help = onEnglishPage(te);
  return (
    <p className="mt-4 text-center text-small text-balance text-muted">
      <span className="block">
        <Words text={en} />
      </span>
      {help && (
        <span className="block">
          <Words text={help} />
        </span>
      )}
      <LineLink href={pages.terms.path} className="text-primary">
        <Words text={pages.terms.breadcrumb} />
      </LineLink>
    </p>
  );
}
