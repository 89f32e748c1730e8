import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { about } from '@/content';

/** What customers say, in their own words; nothing until the owner has any. */
export function Customers() {
  const { heading, items } = about.customers;
  if (items.length === 0) return null;
  return (
    <Section id="customers" heading={heading}>
      <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-12 gap-y-8">
        {items.map(({ id, text, name, trade, town }) => (
          <figure key={id} className="border-s-2 border-accent ps-5">
            <blockquote className="max-w-measure text-lead">
              <Words text={`“${text}”`} />
            </blockquote>
            <figcaption className="mt-3 text-small text-muted">
              <span className="font-semibold text-ink">
                <Words text={name} />
              </span>
              <span className="block">
                <Words text={`${trade}, ${town}`} />
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
