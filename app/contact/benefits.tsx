import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section aria-labelledby="benefits" className="benefits">
      <Text as="h2" id="benefits" className="text-heading" text={heading} />
      <ul className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {items.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3 font-medium">
            <Icon name={icon} className="size-6 text-primary" />
            <Text as="span" text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
