import { Photo } from '@/components/ui/photo';
import { SectionFrame, SectionTitle } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { people } from '@/content';

/** How many are beside each other, by how many there are: rows are full, or lack one at most. */
const COLUMNS = {
  /** From 600 px on. */
  tablet: [0, 1, 2, 3, 2, 3, 3],
  /** From 900 px on. */
  wide: [0, 1, 2, 3, 4, 5, 3],
};

/** With one or two people, each is beside their photograph from 600 px on: larger faces would fill the screen. */
const FEW = 2;

const BESIDE =
  '#people li{display:flex;gap:1.5rem;align-items:center}#people img{flex:none;width:min(14rem,45%);margin:0}';

/** Rules that no page without people carries. On a phone there are two beside each other, and one where letters are large. */
const rules = (count: number) =>
  `#people ul{display:grid;gap:2rem 1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr))}
#people img{width:100%;aspect-ratio:1;margin-bottom:1rem}
${count === 1 ? BESIDE : ''}
@media(min-width:37.5rem){#people ul{gap:2.5rem 2rem;grid-template-columns:repeat(${COLUMNS.tablet[count]},minmax(0,1fr))}${count === FEW ? BESIDE : ''}}
@media(min-width:56.25rem){#people ul{grid-template-columns:repeat(${COLUMNS.wide[count]},minmax(0,1fr))}}`;

/** Who works here; nothing until the owner has said it. */
export function People() {
  const { length } = people.people;
  if (length === 0) return null;
  return (
    <SectionFrame id="people">
      <style href="people" precedence="photo">
        {rules(length)}
      </style>
      <div className={length === 1 ? 'items-center gap-x-12 md:grid md:grid-cols-2' : undefined}>
        <SectionTitle id="people" heading={people.heading} />
        <ul className="mt-8">
          {people.people.map(({ id, name, role, languages, photo }) => (
            <li key={id}>
              {photo && <Photo photo={photo} sizes="(min-width: 37.5rem) 24rem, 50vw" className="rounded" />}
              <div className="min-w-0">
                <h3 className="text-heading">
                  <Words text={name} />
                </h3>
                <p className="mt-1">
                  <Words text={role} />
                </p>
                <p className="text-small text-muted">
                  <Words text={languages} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
