import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Text } from '@/components/ui/text';
import { failure } from '@/content/failure';
import { site } from '@/content/site';
import { chatLink, phoneLink } from '../links';

const look = { underline: 'always', className: 'text-primary' } as const;

/** In place of what broke: what to do, and the ways to reach us that need no script. */
export function FailureNotice() {
  return (
    <Container className="py-16 md:py-24">
      <Text as="h1" className="text-title" text={failure.heading} />
      <Text className="mt-4 max-w-measure text-lead text-muted" text={failure.text} />
      <p className="mt-8">
        <Button onClick={() => location.reload()}>{failure.reload}</Button>
      </p>
      <ul className="mt-6 grid gap-3 font-semibold">
        <li>
          <Link {...look} href={chatLink(site.chatNumber, failure.greeting)}>
            {failure.chat}
          </Link>
        </li>
        <li>
          <Link {...look} href={phoneLink(site.phone)}>
            {failure.phone} {site.phone}
          </Link>
        </li>
      </ul>
    </Container>
  );
}
