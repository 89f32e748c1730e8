import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import type { Article as ArticleContent } from '@/content/article';
import type { PageMeta } from '@/content/pages';
import { PageHead } from './page-head';

type ArticleProps = {
  page: PageMeta;
  article: ArticleContent;
  /** Nothing follows before the footer. */
  isLast?: boolean;
};

/** A page of reading text. */
export function Article({ page, article, isLast }: ArticleProps) {
  return (
    <Container className={clsx(isLast && 'pb-16 md:pb-24')}>
      <PageHead page={page} heading={article.heading} lead={article.lead} />
      <div className="mt-10 md:mt-14">
        {article.sections.map(({ heading, paragraphs, points }) => (
          <section
            key={heading}
            className="grid gap-x-12 border-t border-line py-8 md:grid-cols-[4fr_8fr] md:py-10"
          >
            <h2 className="text-heading">{heading}</h2>
            <div className="max-w-measure">
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 text-muted md:not-first:mt-4 md:first:mt-0">
                  {paragraph}
                </p>
              ))}
              {points && (
                <ul className="tick-list mt-4 space-y-2 text-muted">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </Container>
  );
}
