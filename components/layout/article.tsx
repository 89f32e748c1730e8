import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import type { Article as ArticleContent } from '@/content/article';
import type { PageMeta } from '@/content/pages';
import { PageHead } from './page-head';

/** Beside the words, or below them and as wide as the page. */
const beside = 'aspect-4/3 min-h-[168px] w-full rounded sm:col-start-2 sm:row-span-2 print:aspect-auto';
const below = 'order-last col-span-full mt-8 h-42 w-full rounded sm:aspect-8/3 sm:h-auto';

const scenes = {
  opening: { drawing: 'step-3', gradient: 'teal', className: beside },
  sign: { drawing: 'sign', gradient: 'river', className: beside },
  tea: { drawing: 'step-1', gradient: 'paddy', className: below },
  board: { drawing: 'street#board', gradient: 'turmeric', className: beside },
  delta: { drawing: 'street#delta', gradient: 'teal', className: below },
} as const;

const columns = 'lg:grid lg:grid-cols-2 lg:gap-x-12';

type ArticleProps = {
  page: PageMeta;
  article: ArticleContent;
  /** Of a page that tells a story, not one to look something up in: its words are larger. */
  picture?: ReactNode;
};

export function Article({ page, article, picture }: ArticleProps) {
  const isLarge = Boolean(picture);
  return (
    <Container className={clsx('pb-16', isLarge ? `${columns} lg:*:col-span-2` : 'md:pb-24')}>
      <PageHead page={page} heading={article.heading} lead={article.lead} isSplit={isLarge} />
      {picture}
      <div className={clsx('mt-10 md:mt-12', isLarge && columns)}>
        {article.sections.map((section) => (
          <Section key={section.heading} {...section} isLarge={isLarge} />
        ))}
      </div>
    </Container>
  );
}

type SectionProps = ArticleContent['sections'][number] & { isLarge: boolean };

function Section({ heading, drawing, paragraphs, points, entries, isLarge }: SectionProps) {
  const scene = drawing && scenes[drawing];
  const isBeside = scene?.className === beside;
  const hasHeadingAbove = isBeside || (isLarge && !scene);
  return (
    <section
      className={clsx(
        'grid grid-flow-dense content-start gap-x-12 py-8 print:break-inside-avoid',
        isLarge || isBeside ? 'md:py-12 print:py-2' : 'border-t border-line',
        scene && 'sm:grid-cols-2',
        isBeside ? 'lg:grid-cols-[2fr_3fr]' : !isLarge && 'sm:grid-cols-[2fr_3fr]',
        (scene ?? points) && 'lg:col-span-2',
      )}
    >
      {scene && <PicturePanel {...scene} />}
      <Text
        as="h2"
        className={clsx(isLarge ? 'text-title' : 'text-heading', isBeside && 'pt-6 sm:self-end sm:pt-0')}
        text={heading}
      />
      <div
        className={clsx(
          'mt-4 grid content-start gap-x-12 gap-y-4 text-muted',
          isLarge && 'text-lead',
          isLarge && points && !scene ? 'sm:grid-cols-2' : 'max-w-measure',
          !hasHeadingAbove && 'sm:mt-0',
        )}
      >
        <div>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className="not-first:mt-4" text={paragraph} />
          ))}
        </div>
        {(points ?? entries) && (
          <ul className={isLarge ? 'tick-list' : 'grid list-disc gap-2 ps-5'}>
            {points?.map((point) => (
              <Text as="li" key={point} text={point} />
            ))}
            {entries?.map(({ key, text }) => (
              <li key={key}>
                <code className="rounded-inner bg-sunken px-2 text-small text-ink">{key}</code>{' '}
                <Text as="span" text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
