import { Section } from '@/components/ui/section';
import { about } from '@/content';
import { Quote } from './quote';

/** What customers say; nothing until the owner has any. */
export function Customers() {
  const { heading, items } = about.customers;
  if (items.length === 0) return null;
  return (
    <Section id="customers" heading={heading}>
      <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-12 gap-y-8">
        {items.map((customer) => (
          <Quote key={customer.id} customer={customer} />
        ))}
      </div>
    </Section>
  );
}
