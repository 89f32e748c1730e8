import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IconTile } from '@/components/ui/icon-tile';
import { Link } from '@/components/ui/link';
import { contactHref } from '@/app/contact/carried-service';
import { homeSections, type HomeService } from '@/content/home';

export function HomeServiceCard({ service }: { service: HomeService }) {
  const { slug, title, description, points, icon, gradient, tag } = service;
  const { learnMore, getQuote } = homeSections.services;
  const titleId = `home-${slug}`;
  return (
    <Card gradient={gradient} className="flex h-full flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <IconTile icon={icon} gradient={gradient} />
        {tag && <Badge>{tag}</Badge>}
      </div>
      <h3 id={titleId} className="mt-5 text-heading">
        <Link href="/services/" className="underline-offset-4 hover:text-primary hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-muted">{description}</p>
      <ul className="tick-list mt-4 mb-6 space-y-2 text-small text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink href="/services/" variant="outline" size="sm">
          {learnMore}
          {/* Search engines read the words of a link and not its description. */}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <ButtonLink href={contactHref(slug)} size="sm" aria-describedby={titleId}>
          {getQuote}
        </ButtonLink>
      </div>
    </Card>
  );
}
