import { PageHead } from '@/components/layout/page-head';
import { PieceOfWork } from '@/components/layout/piece-of-work';
import { Quote } from '@/components/layout/quote';
import { Container } from '@/components/ui/container';
import { about, type PageMeta, work } from '@/content';

/** All pieces of work, each with what its customer says. */
export function WorkPage({ page }: { page: PageMeta }) {
  return (
    <Container className="pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12">
      <PageHead page={page} heading={work.heading} lead={work.lead} />
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 sm:grid-cols-2 lg:col-span-2">
        {work.pieces.map((piece) => (
          <PieceOfWork
            key={piece.id}
            piece={piece}
            heading="h2"
            sizes="(min-width: 75rem) 36rem, (min-width: 37.5rem) 50vw, 100vw"
          >
            {about.customers.items
              .filter((customer) => customer.work === piece.id)
              .map((customer) => (
                <Quote key={customer.id} customer={customer} className="mt-4" />
              ))}
          </PieceOfWork>
        ))}
      </div>
    </Container>
  );
}
