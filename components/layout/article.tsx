import './article.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import type { Article as ArticleContent } from '@/content/article';
import type { PageMeta } from '@/content/pages';
import { PageHead } from './page-head';

/** Beside the words, or above those of a column. */
const beside = 'aspect-3/2 w-full rounded';
const above = 'order-first mb-6 aspect-5/2 w-full rounded';

/** As they lie on a page that tells a story. On others each is beside the words. */
const scenes = {
  opening: { drawing: 'step-3', gradient: 'teal', className: above },
  sign: { drawing: 'sign#svgView(viewBox(-57,22,222,122))', gradient: 'river', className: above },
  tea: { drawing: 'step-1', gradient: 'paddy', className: above },
  board: { drawing: 'street#board', gradient: 'turmeric', className: beside },
  delta: { drawing: 'street#coast', gradient: 'teal', className: 'coast' },
} as const;

type SectionContent = ArticleContent['sections'][number] & { isLarge?: boolean };

/** One grid for every part of the page. */
const columns = 'grid grid-cols-1 gap-x-12 sm:grid-cols-2 large-wide:grid-cols-1';

type ArticleProps = {
  page: PageMeta;
  article: ArticleContent;
  /** Of a page that tells a story, not one to look something up in: its words are larger. */
  picture?: ReactNode;
};

export function Article({ page, article, picture }: ArticleProps) {
  const isLarge = Boolean(picture);
  return (
    <>
      <Container className="lg:grid lg:grid-cols-2 lg:gap-x-12">
        <PageHead page={page} heading={article.heading} lead={article.lead} />
        {picture}
      </Container>
      {(isLarge ? bands(article.sections) : [article.sections]).map((band) => (
        <div
          key={band[0].heading}
          className={clsx('relative isolate', isLarge && band.every(isColumn) && 'bg-sunken')}
        >
          <Container className={`gap-y-10 py-12 md:py-16 ${columns}`}>
            {band.map((section) => (
              <Section key={section.heading} {...section} isLarge={isLarge} />
            ))}
          </Container>
        </div>
      ))}
    </>
  );
}

const row = 'border-t border-line py-3';

const isColumn = ({ drawing, points }: Pick<SectionContent, 'drawing' | 'points'>) =>
  !points && (!drawing || scenes[drawing].className === above);

/** Columns are beside their like, on a ground of their own. */
const bands = (sections: readonly SectionContent[]) =>
  sections.reduce<SectionContent[][]>((found, section) => {
    const last = found.at(-1);
    if (last && [...last, section].every(isColumn)) last.push(section);
    else found.push([section]);
    return found;
  }, []);

function Section({ heading, drawing, paragraphs, points, entries, isLarge }: SectionContent) {
  const isApart = isLarge && (isColumn({ drawing, points }) || drawing === 'delta');
  const scene = drawing && { ...scenes[drawing], ...(!isApart && { className: beside }) };
  const hasWordsApart = !isLarge && !drawing;
  const words = paragraphs.map((text) => (
    <Text key={text} className="max-w-measure text-muted not-first:mt-4" text={text} />
  ));
  const list = (points ?? entries) && (
    <ul className="col-[-2]">
      {points?.map((point) => (
        <Text as="li" key={point} className={row} text={point} />
      ))}
      {entries?.map(({ key, text }) => (
        <li key={key} className={row}>
          <code className="rounded-inner bg-sunken px-2 text-small text-ink">{key}</code>{' '}
          <Text as="span" text={text} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={clsx(
        isLarge ? 'text-lead' : 'border-t border-line pt-8',
        isLarge && isColumn({ drawing, points }) ? 'grid content-start' : `col-span-full gap-y-4 ${columns}`,
        scene?.className === beside || (isLarge && points) ? 'items-center' : 'items-baseline',
        scene?.className === 'coast' && 'in-sea',
      )}
    >
      <div>
        <Text as="h2" className={isLarge ? 'text-title' : 'text-heading'} text={heading} />
        {!hasWordsApart && words}
      </div>
      {hasWordsApart && <div>{words}</div>}
      {list}
      {scene && <PicturePanel {...scene} />}
    </section>
  );
}
