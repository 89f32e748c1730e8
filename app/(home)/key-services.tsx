import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { hero, homeServices } from '@/content/home';

/** The strip under the hero: the four services by name. */
export function KeyServices() {
  return (
    <div className="border-y border-line bg-surface">
      <Container className="py-6">
        <h2 className="text-small tracking-normal text-subtle">{hero.keyServicesLabel}</h2>
        <ul className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {homeServices.map(({ slug, icon, title }) => (
            <li key={slug} className="flex items-center gap-3 font-medium">
              <Icon name={icon} className="size-5 shrink-0 text-primary" />
              {title}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
