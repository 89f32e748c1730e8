import { Icon } from '@/components/ui/icon';
import { IconTile } from '@/components/ui/icon-tile';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section aria-labelledby="benefits-heading" className="mt-8 border-t border-line pt-8 md:mt-12">
      <Text as="h2" id="benefits-heading" className="text-heading" text={heading} />
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3 text-small font-medium">
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
