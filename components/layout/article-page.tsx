import { Container } from '@/components/ui/container';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Words } from '@/components/ui/words';
import type { Article, PageMeta } from '@/content';
import { drawings } from '@/drawings';
import { PageHead } from './page-head';
import { SectionLists } from './section-lists';

type ArticlePageProps = {
  page: PageMeta;
  article: Article;
  /** Below the lead. */
  note?: string | undefined;
};

/** A page to look something up in: each section has its heading on the left, and what it says on the right. */
export function ArticlePage({ page, article, note }: ArticlePageProps) {
  return (
    <Container className="pb-16">
      <div className="mb-12 lg:mb-16 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12">
        <PageHead page={page} heading={article.heading} lead={article.lead} />
        {note && (
          <p className="mt-4 max-w-measure font-medium lg:col-start-2">
            <Words text={note} />
          </p>
        )}
      </div>
      {article.sections.map((section) => (
        <section
          key={section.heading}
          className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-8 md:grid-cols-[1fr_2fr]"
        >
          <h2 className="text-heading">
            <Words text={section.heading} />
          </h2>
          <div className="grid max-w-[40em] gap-4 text-muted">
            {section.paragraphs.map((text) => (
              <p key={text}>
                <Words text={text} />
              </p>
            ))}
            <SectionLists section={section} className="border-y border-line text-ink" />
            {section.drawing && (
              <PicturePanel
                drawing={section.drawing}
                gradient={drawings[section.drawing].gradient}
                className="aspect-3/2 rounded"
              />
            )}
          </div>
        </section>
      ))}
    </Container>
  );
}
