import { Icon } from '@/components/ui/icon';
import { contact } from '@/content/contact';

/** What holds for every enquiry: a strip under the form and the other ways. */
export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section
      aria-labelledby="benefits-heading"
      className="mt-8 rounded border border-line bg-sunken p-5 md:mt-12 md:p-8 lg:col-span-2"
    >
      <h2 id="benefits-heading" className="text-heading">
        {heading}
      </h2>
      <ul className="mt-4 grid justify-between gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)]">
        {items.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3 font-medium">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-primary-soft text-primary">
              <Icon name={icon} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
