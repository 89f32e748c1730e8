import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section aria-labelledby="benefits-heading" className="mt-10 md:mt-16">
      <Text as="h2" id="benefits-heading" className="text-heading" text={heading} />
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ icon, text }) => (
          <li
            key={text}
            className="flex items-center gap-2.5 border-t-2 border-primary pt-4 font-heading font-semibold"
          >
            <Icon name={icon} className="size-5 text-primary" />
            <Text as="span" text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
