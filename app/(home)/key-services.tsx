import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { hero, homeServices } from '@/content';

export function KeyServices() {
  return (
    <Container className="pt-6">
      <h2 className="text-small">
        <Words text={hero.keyServicesLabel} />
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {homeServices.map(({ slug, icon, title }) => (
          <li key={slug} className="flex items-center gap-3 font-medium">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 text-balance">
              <Words text={title} />
            </span>
          </li>
        ))}
      </ul>
    </Container>
  );
}
