import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import type { Article } from '@/content/article';
import type { PageMeta } from '@/content/pages';
import { services } from '@/content/services';
import { serviceHref } from '../links';
import { scenes } from './article-scenes';
import { PageHead } from './page-head';

type Section = Article['sections'][number];

type StoryProps = { page: PageMeta; article: Article; opening: ReactNode; children: ReactNode };

/** A page that tells a story in pictures: lists first, then pictures beside each other, `children`, and the map at the end. */
export function Story({ page, article, opening, children }: StoryProps) {
  const pictured = article.sections.filter(({ drawing }) => drawing && drawing !== 'delta');
  const plain = article.sections.filter(({ drawing }) => !drawing);
  const places = article.sections.filter(({ drawing }) => drawing === 'delta');
  return (
    <>
      <Container className="lg:grid lg:grid-cols-2 lg:gap-x-12">
        <PageHead page={page} heading={article.heading} lead={article.lead} />
        {opening}
      </Container>
      <Container className="grid gap-12 py-12 md:py-16">
        {plain.map((section) => (
          <Listed key={section.heading} {...section} />
        ))}
      </Container>
      {pictured.length > 0 && (
        <div className="bg-sunken">
          <Container className="grid gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-3">
            {pictured.map((section) => (
              <Pictured key={section.heading} {...section} />
            ))}
          </Container>
        </div>
      )}
      {children}
      {places.map((section) => (
        <Place key={section.heading} {...section} />
      ))}
    </>
  );
}

function Listed({ heading, paragraphs, points, trades }: Section) {
  return (
    <section className="grid grid-cols-1 items-baseline gap-x-12 gap-y-6 text-lead sm:grid-cols-2">
      <Words heading={heading} paragraphs={paragraphs} />
      <ul className="divide-y divide-line *:py-3">
        {points?.map((point) => (
          <Text as="li" key={point} text={point} />
        ))}
        {trades?.map(({ text, service }) => (
          <li key={text}>
            <Text as="span" text={text} />
            <Link
              href={serviceHref(service)}
              underline="always"
              className="flex min-h-11 w-fit items-center text-small text-primary"
            >
              <Text as="span" text={services.find(({ slug }) => slug === service)!.title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture is beside the words, and from `lg` on above them. */
function Pictured({ heading, paragraphs, drawing }: Section) {
  return (
    <section className="grid grid-cols-1 content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {drawing && <PicturePanel {...scenes[drawing]} className="aspect-3/2 rounded" />}
      <Words heading={heading} paragraphs={paragraphs} />
    </section>
  );
}

/** A map from edge to edge of the window. On a wide one the words are in its sea. */
function Place({ heading, paragraphs }: Section) {
  return (
    <section className="relative isolate text-lead">
      <Container className="grid justify-items-end py-12 lg:py-[max(4rem,13vw-6.5rem)]">
        <div className="w-full lg:w-120 lg:rounded lg:border lg:border-line lg:bg-surface lg:p-8 lg:shadow-floating">
          <Words heading={heading} paragraphs={paragraphs} />
        </div>
      </Container>
      <PicturePanel {...scenes.delta} className="h-56 sm:h-72 lg:absolute lg:inset-0 lg:-z-10 lg:h-auto" />
    </section>
  );
}

function Words({ heading, paragraphs }: Pick<Section, 'heading' | 'paragraphs'>) {
  return (
    <div className="grid content-start gap-4">
      <Text as="h2" className="text-title" text={heading} />
      {paragraphs.map((text) => (
        <Text key={text} className="max-w-measure text-muted" text={text} />
      ))}
    </div>
  );
}
