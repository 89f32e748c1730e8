import { Section } from '@/components/ui/section';
import { Text } from '@/components/ui/text';
import { about } from '@/content/about';

export function Questions() {
  const { heading, items } = about.questions;
  return (
    <Section id="questions" heading={heading}>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ question, answer }) => (
          <div key={question}>
            <Text as="h3" className="text-lead font-semibold" text={question} />
            <Text className="mt-2 text-muted" text={answer} />
          </div>
        ))}
      </div>
    </Section>
  );
}
