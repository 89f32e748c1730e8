import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { servicesPage } from '@/content/services';

const icons = { harvest: 'chart', map: 'mapPin', festival: 'clock', phone: 'smartphone' } as const;

/** Words alone, below each other: pictures have had their say on the cards above. */
export function WhyChoose() {
  const { heading, intro, values } = servicesPage.whyChoose;
  return (
    <Section id="why-choose" heading={heading} intro={intro} className="border-t border-line bg-sunken">
      <ul className="mt-10 grid gap-x-12 sm:grid-cols-2">
        {values.map(({ drawing, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-control py-6">
            <Icon name={icons[drawing]} className="mt-0.5 size-6 text-primary" />
            <div>
              <Text as="h3" className="text-heading" text={title} />
              <Text className="mt-2 max-w-measure text-muted" text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
