import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { hero, homeServices } from '@/content/home';

export function KeyServices() {
  return (
    <Container className="pt-6">
      <Text as="h2" className="text-small" text={hero.keyServicesLabel} />
      <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {homeServices.map(({ slug, icon, title }) => (
          <li key={slug} className="flex items-center gap-3 font-medium">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
              <Icon name={icon} />
            </span>
            <Text as="span" className="min-w-0 text-balance" text={title} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
