import { Container } from '@/components/ui/container';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import type { Article } from '@/content/article';
import type { PageMeta } from '@/content/pages';
import { scenes } from './article-scenes';
import { PageHead } from './page-head';

/** A page to look something up in: each section has its heading on the left, and what it says on the right. */
export function Reference({ page, article }: { page: PageMeta; article: Article }) {
  return (
    <Container className="pb-16">
      <div className="mb-12 lg:mb-16 lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-12">
        <PageHead page={page} heading={article.heading} lead={article.lead} />
      </div>
      {article.sections.map(({ heading, paragraphs, points, entries, drawing }) => (
        <section
          key={heading}
          className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-8 md:grid-cols-[1fr_2fr]"
        >
          <Text as="h2" className="text-heading" text={heading} />
          <div className="grid max-w-[40em] gap-4 text-muted">
            {paragraphs.map((text) => (
              <Text key={text} text={text} />
            ))}
            {points && (
              <ul className="divide-y divide-line border-y border-line text-ink *:py-3">
                {points.map((point) => (
                  <Text as="li" key={point} text={point} />
                ))}
              </ul>
            )}
            {entries && (
              <ul className="divide-y divide-line border-y border-line text-ink *:py-3">
                {entries.map(({ key, text }) => (
                  <li key={key}>
                    <code className="rounded-inner bg-sunken px-2 text-small">{key}</code>{' '}
                    <Text as="span" text={text} />
                  </li>
                ))}
              </ul>
            )}
            {drawing && <PicturePanel {...scenes[drawing]} className="aspect-3/2 rounded" />}
          </div>
        </section>
      ))}
    </Container>
  );
}
