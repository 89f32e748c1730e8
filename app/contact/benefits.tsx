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
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item} className="flex items-center gap-3 font-medium">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
              <Icon name="check" className="size-5" />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
