import clsx from 'clsx';
import { PageHead } from '@/components/layout/page-head';
import { SectionLists } from '@/components/layout/section-lists';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import { Photo } from '@/components/ui/photo';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Words } from '@/components/ui/words';
import { about, pages } from '@/content';
import { drawings } from '@/drawings';

type Section = (typeof about)['sections'][number];

/** The street, or a photograph as high, and below it the sections in the order in which they are written. */
export function Story() {
  const { heading, lead, photo, sections } = about;
  return (
    <>
      <Container className="pb-12 md:pb-16 lg:grid lg:grid-cols-2 lg:gap-x-12">
        <PageHead page={pages.about} heading={heading} lead={lead} />
        {photo ? (
          <Photo
            photo={photo}
            sizes="100vw"
            isAboveFold
            className="mt-10 aspect-[610/314] w-full rounded sm:aspect-[1176/314] lg:col-span-2"
          />
        ) : (
          <Drawing
            name="street"
            loading="eager"
            className="mt-10 aspect-[610/314] w-full rounded bg-teal object-cover object-left forced-color-adjust-none sm:aspect-[1176/314] lg:col-span-2"
          />
        )}
      </Container>
      {sections.map((section) => {
        const Layout = layouts[section.kind];
        return <Layout key={section.id} section={section} />;
      })}
    </>
  );
}

const layouts = { text: Text, list: Listed, picture: Pictured, place: Place };

function Text({ section }: { section: Section }) {
  return (
    <section>
      <Container className="py-12 md:py-16">
        <Telling section={section} />
        <SectionLists section={section} className="mt-4" />
      </Container>
    </section>
  );
}

/** The words, and from 900 px on the list beside them. */
function Listed({ section }: { section: Section }) {
  return (
    <section>
      <Container className="grid grid-cols-1 gap-x-12 gap-y-6 pb-12 md:grid-cols-[2fr_3fr] md:pb-16">
        <Telling section={section} />
        <SectionLists section={section} className="md:border-b md:border-line" />
      </Container>
    </section>
  );
}

/** A drawing beside the words: on the left, and in every second section on the right. */
function Pictured({ section }: { section: Section }) {
  const { drawing = 'coast', photo } = section;
  const isEven = about.sections.filter(({ kind }) => kind === 'picture').indexOf(section) % 2 === 1;
  return (
    <section className={isEven ? undefined : 'bg-sunken'}>
      <Container className="grid grid-cols-1 items-center gap-x-12 gap-y-6 py-10 sm:grid-cols-2 md:py-14">
        <PicturePanel
          drawing={drawing}
          gradient={drawings[drawing].gradient}
          photo={photo}
          className={clsx('aspect-3/2 rounded', isEven && 'sm:order-last')}
        />
        <div>
          <Telling section={section} />
          <SectionLists section={section} className="mt-4" />
        </div>
      </Container>
    </section>
  );
}

/** A section with a map as wide as the window. On a wide screen the words are in its sea. */
function Place({ section }: { section: Section }) {
  return (
    <section className="relative isolate">
      <Container className="grid justify-items-end py-12 lg:py-[max(4rem,13vw-6.5rem)]">
        <div className="w-full lg:w-120 lg:rounded lg:border lg:border-line lg:bg-surface lg:p-8 lg:shadow-floating">
          <Telling section={section} />
          <SectionLists section={section} className="mt-4" />
        </div>
      </Container>
      <PicturePanel
        drawing="sea"
        gradient="teal"
        className="h-56 sm:h-72 lg:absolute lg:inset-0 lg:-z-10 lg:h-auto"
      />
    </section>
  );
}

function Telling({ section }: { section: Section }) {
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-title">
        <Words text={section.heading} />
      </h2>
      {section.paragraphs.map((text) => (
        <p key={text} className="max-w-measure text-muted">
          <Words text={text} />
        </p>
      ))}
    </div>
  );
}
