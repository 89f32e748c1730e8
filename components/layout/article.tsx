import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import type { Article as ArticleContent } from '@/content/article';
import type { PageMeta } from '@/content/pages';
import { PageHead } from './page-head';

/** At one side of the words, in the next section at the other. */
const frame =
  'aspect-4/3 min-h-[168px] w-full rounded sm:row-span-2 not-print:sm:[:nth-child(even)>&]:col-start-2 print:aspect-auto';

const scenes = {
  opening: { drawing: 'step-3', gradient: 'teal' },
  sign: { drawing: 'sign', gradient: 'river' },
  tea: { drawing: 'step-1', gradient: 'paddy' },
  board: { drawing: 'street#board', gradient: 'turmeric' },
  delta: { drawing: 'street#delta', gradient: 'teal' },
} as const;

type ArticleProps = {
  page: PageMeta;
  article: ArticleContent;
  picture?: ReactNode;
  /** For a page that tells a story, not one to look something up in. */
  isLarge?: boolean;
};

export function Article({ page, article, picture, isLarge }: ArticleProps) {
  const bullets = clsx('mt-4 grid gap-2 text-muted', isLarge ? 'tick-list text-lead' : 'list-disc ps-5');
  return (
    <Container
      className={isLarge ? 'pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12 lg:*:col-span-2' : 'pb-16 md:pb-24'}
    >
      <PageHead page={page} heading={article.heading} lead={article.lead} isSplit={isLarge} />
      {picture}
      <div className="mt-10 md:mt-12">
        {article.sections.map(({ heading, drawing, paragraphs, points, entries }) => (
          <section
            key={heading}
            className={clsx(
              'grid grid-flow-dense gap-x-12 sm:grid-cols-[2fr_3fr] print:break-inside-avoid',
              isLarge && 'not-print:sm:grid-cols-2',
              drawing ? 'py-8 md:py-12 print:py-2' : 'border-t border-line py-8',
            )}
          >
            {drawing && <PicturePanel {...scenes[drawing]} className={frame} />}
            <Text
              as="h2"
              className={clsx(isLarge ? 'text-title' : 'text-heading', drawing && 'pt-6 sm:self-end sm:pt-0')}
              text={heading}
            />
            <div className={clsx('mt-3 max-w-measure', !drawing && 'sm:mt-0')}>
              {paragraphs.map((paragraph) => (
                <Text
                  key={paragraph}
                  className={clsx('text-muted not-first:mt-4', isLarge && 'text-lead')}
                  text={paragraph}
                />
              ))}
              {(points ?? entries) && (
                <ul className={bullets}>
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
        ))}
      </div>
    </Container>
  );
}
