import { PicturePanel } from '@/components/ui/picture-panel';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { servicesPage } from '@/content/services';

const scenes = {
  harvest: { drawing: 'step-4', gradient: 'leaf' },
  map: { drawing: 'street#towns', gradient: 'teal' },
  festival: { drawing: 'step-3', gradient: 'river' },
  phone: { drawing: 'step-2', gradient: 'paddy' },
} as const;

export function WhyChoose() {
  const { heading, intro, values } = servicesPage.whyChoose;
  return (
    <Section
      id="why-choose"
      heading={heading}
      intro={intro}
      className="border-t border-line bg-sunken print:break-inside-avoid print:border-0"
    >
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 print:mt-4 print:grid-cols-4">
        {values.map(({ drawing, title, text }) => (
          <li key={title}>
            <PicturePanel {...scenes[drawing]} className="aspect-4/3 min-h-[max(168px,7rem)] rounded" />
            <Text as="h3" className="mt-4 text-heading lg:text-[1.1875rem]" text={title} />
            <Text className="mt-2 text-small text-muted" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
