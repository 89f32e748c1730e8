import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <Section id="benefits" heading={heading} className="border-t border-line bg-sunken md:pt-16 md:pb-16">
      <ul className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ icon, text }) => (
          <li
            key={text}
            className="flex items-center gap-3 font-heading font-semibold lg:flex-col lg:items-start"
          >
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface text-primary lg:size-14">
              <Icon name={icon} className="size-6" />
            </span>
            <Text as="span" className="min-w-0" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
