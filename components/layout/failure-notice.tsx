import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { failure, site } from '@/content';
import { chatLink, phoneLink } from '../links';

const look = { underline: 'always', className: 'text-primary' } as const;

/** In place of what broke: what to do, and the ways to reach us that need no script. */
export function FailureNotice() {
  return (
    <Container className="py-16 md:py-24">
      <div role="alert">
        <h1 className="text-title">
          <Words text={failure.heading} />
        </h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          <Words text={failure.text} />
        </p>
      </div>
      <p className="mt-8">
        <ButtonLink href="">
          <Words text={failure.reload} />
        </ButtonLink>
      </p>
      <ul className="mt-6 grid gap-3 font-semibold">
        <li>
          <Link {...look} href={chatLink(site.chatNumber, failure.greeting)}>
            <Words text={failure.chat} />
          </Link>
        </li>
        <li>
          <Link {...look} href={phoneLink(site.phone)}>
            <Words text={failure.phone} /> {site.phone}
          </Link>
        </li>
      </ul>
    </Container>
  );
}
