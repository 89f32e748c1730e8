import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { contact } from '@/content';

export function Benefits() {
  const { heading, items } = contact.benefits;
  return (
    <section aria-labelledby="benefits" className="benefits mt-10">
      <h2 id="benefits" className="text-heading">
        <Words text={heading} />
      </h2>
      <ul className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {items.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-3 font-medium">
            <Icon name={icon} className="size-6 text-primary" />
            <Words text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
