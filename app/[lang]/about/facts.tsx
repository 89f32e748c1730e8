import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { servicesPage } from '@/content';
import { generalFacts } from '../services/facts';

/** What the owner has said about how he works; nothing until then. */
export function Facts() {
  const facts = generalFacts();
  if (facts.length === 0) return null;
  return (
    <Section id="facts" heading={servicesPage.facts.heading}>
      <ul className="mt-6 border-b border-line *:border-t *:border-line *:py-3">
        {facts.map((fact) => (
          <li key={fact}>
            <Words text={fact} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
