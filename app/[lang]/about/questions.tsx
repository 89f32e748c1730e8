import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { about } from '@/content';

export function Questions() {
  const { heading, items } = about.questions;
  return (
    <Section id="questions" heading={heading}>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {items.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-lead">
              <Words text={question} />
            </h3>
            <p className="mt-2 text-muted">
              <Words text={answer} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
