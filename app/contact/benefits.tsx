import { Icon } from '@/components/ui/icon';
import { IconTile } from '@/components/ui/icon-tile';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section
      aria-labelledby="benefits-heading"
      className="mt-8 rounded border border-line bg-sunken p-5 [--primary-soft:var(--surface)] md:mt-12 md:p-8"
    >
      <Text as="h2" id="benefits-heading" className="text-heading" text={heading} />
      <ul className="mt-4 grid justify-between gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)]">
        {items.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3 font-medium">
            <IconTile>
              <Icon name={icon} />
            </IconTile>
            <Text as="span" text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
