import { contact } from '@/content/contact';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section aria-labelledby="benefits-heading" className="rounded border border-line bg-sunken p-5 md:p-6">
      <h2 id="benefits-heading" className="text-heading">
        {heading}
      </h2>
      <ul className="tick-list mt-3 space-y-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
