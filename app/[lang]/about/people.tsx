import { Photo } from '@/components/ui/photo';
import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { people } from '@/content';

/** Who works here; nothing until the owner has said it. */
export function People() {
  if (people.people.length === 0) return null;
  return (
    <Section id="people" heading={people.heading}>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {people.people.map(({ id, name, role, languages, photo }) => (
          <li key={id}>
            {photo && (
              <Photo
                photo={photo}
                sizes="(min-width: 75rem) 24rem, (min-width: 37.5rem) 50vw, 100vw"
                className="mb-4 aspect-10/9 w-full rounded"
              />
            )}
            <h3 className="text-heading">
              <Words text={name} />
            </h3>
            <p className="mt-1">
              <Words text={role} />
            </p>
            <p className="text-small text-muted">
              <Words text={languages} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
