import { Photo } from '@/components/ui/photo';
import { SectionFrame, SectionTitle } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { people } from '@/content';

/** Up to so many are beside their photographs on a wide screen too: larger faces would fill it. */
const FEW = 2;

/** From 900 px on: more than a few are below their photographs, in rows that are full, or lack one at most. */
const wideRules = (count: number) =>
  count > FEW
    ? `#people ul{gap:2.5rem 2rem;grid-template-columns:repeat(${count === 4 ? 4 : 3},minmax(0,1fr))}#people li{display:block}#people img{width:100%;margin-bottom:1rem}`
    : '#people img{width:min(14rem,45%)}';

/**
 * Rules that no page without people carries. Below 900 px each is beside their photograph, and below it where letters are large.
 * Work, if there is any, belongs to them: there is half the space before it.
 */
const rules = (count: number) =>
  `#people ul{display:grid;gap:2rem}
#people li{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.25rem}
#people li>div{flex:1 1 8.5rem}
#people img{width:min(7rem,40%);aspect-ratio:1}
#people+#work{padding-top:0}
@media(min-width:37.5rem){#people ul{grid-template-columns:repeat(${Math.min(count, FEW)},minmax(0,1fr))}}
@media(min-width:56.25rem){${wideRules(count)}}`;

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
              {photo && (
                <Photo
                  isPortrait
                  photo={photo}
                  sizes="(min-width: 56.25rem) 24rem, 7rem"
                  className="rounded"
                />
              )}
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
