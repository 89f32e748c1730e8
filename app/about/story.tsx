import { PageHead } from '@/components/layout/page-head';
import { SectionLists } from '@/components/layout/section-lists';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Words } from '@/components/ui/words';
import { about, type Article, pages } from '@/content';
import { drawings } from '@/drawings';
import { Facts } from './facts';
import { Questions } from './questions';

type Section = Article['sections'][number];

/** Sections without a picture, those with one, the questions, and at the end the map. */
export function Story() {
  const { heading, lead, sections } = about;
  const pictured = sections.filter(({ drawing }) => drawing && drawing !== 'coast');
  const plain = sections.filter(({ drawing }) => !drawing);
  const places = sections.filter(({ drawing }) => drawing === 'coast');
  return (
    <>
      <Container className="lg:grid lg:grid-cols-2 lg:gap-x-12">
        <PageHead page={pages.about} heading={heading} lead={lead} />
        <Drawing
          name="street"
          loading="eager"
          className="mt-10 aspect-[610/314] w-full rounded bg-teal object-cover object-left forced-color-adjust-none sm:aspect-[1176/314] lg:col-span-2"
        />
      </Container>
      <Container className="grid gap-12 py-12 md:py-16">
        {plain.map((section) => (
          <Listed key={section.heading} section={section} />
        ))}
      </Container>
      {pictured.length > 0 && (
        <div className="bg-sunken">
          <Container className="grid gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-3">
            {pictured.map((section) => (
              <Pictured key={section.heading} section={section} />
            ))}
          </Container>
        </div>
      )}
      <Questions />
      <Facts />
      {places.map((section) => (
        <Place key={section.heading} section={section} />
      ))}
    </>
  );
}

function Listed({ section }: { section: Section }) {
  return (
    <section className="grid grid-cols-1 items-baseline gap-x-12 gap-y-6 text-lead sm:grid-cols-2">
      <Telling section={section} />
      <SectionLists section={section} />
    </section>
  );
}

/** A section with its picture beside the words, from `lg` on above them. */
function Pictured({ section }: { section: Section }) {
  const { drawing } = section;
  return (
    <section className="grid grid-cols-1 content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {drawing && (
        <PicturePanel
          drawing={drawing}
          gradient={drawings[drawing].gradient}
          className="aspect-3/2 rounded"
        />
      )}
      <div>
        <Telling section={section} />
        <SectionLists section={section} className="mt-4" />
      </div>
    </section>
  );
}

/** A section with a map as wide as the window. On a wide screen the words are in its sea. */
function Place({ section }: { section: Section }) {
  return (
    <section className="relative isolate text-lead">
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
