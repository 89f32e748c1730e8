import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { servicesPage } from '@/content/services';

export function WhyChoose() {
  const { heading, intro, values } = servicesPage.whyChoose;
  return (
    <Section
      id="why-choose"
      heading={heading}
      intro={intro}
      className="border-t border-line bg-sunken print:break-inside-avoid print:border-0"
    >
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ icon, title, text }) => (
          <li key={title} className="border-t-2 border-primary pt-5">
            <Icon name={icon} className="size-7 text-primary" />
            <Text as="h3" className="mt-4 text-heading lg:text-[1.1875rem]" text={title} />
            <Text className="mt-2 text-small text-muted" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
