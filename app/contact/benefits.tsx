import { PicturePanel } from '@/components/ui/picture-panel';
import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';

const scenes = {
  clock: { drawing: 'step-2', gradient: 'river' },
  message: { drawing: 'step-1', gradient: 'paddy' },
  trophy: { drawing: 'step-4', gradient: 'leaf' },
  rupee: { drawing: 'street#board', gradient: 'turmeric' },
} as const;

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <Section id="benefits" heading={heading} className="border-t border-line bg-sunken md:pt-16 md:pb-16">
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-8 lg:grid-cols-4 large-text:grid-cols-1">
        {items.map(({ icon, text }) => (
          <li key={text}>
            <PicturePanel {...scenes[icon]} className="aspect-3/2 rounded" />
            <Text className="mt-3 font-heading font-semibold" text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
