import { PicturePanel } from '@/components/ui/picture-panel';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

const scenes = {
  phone: { drawing: 'step-2', gradient: 'river' },
  tea: { drawing: 'step-1', gradient: 'paddy' },
  harvest: { drawing: 'step-4', gradient: 'leaf' },
  board: { drawing: 'street#board', gradient: 'turmeric' },
} as const;

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <Section
      id="benefits"
      heading={heading}
      className="border-t border-line bg-sunken md:pt-16 md:pb-16 print:break-inside-avoid print:border-0"
    >
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-4 large-text:grid-cols-1">
        {items.map(({ drawing, text }) => (
          <li key={text}>
            <PicturePanel {...scenes[drawing]} className="aspect-3/2 rounded" />
            <Text className="mt-3 font-heading font-semibold" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
