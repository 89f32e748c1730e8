import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { failure } from '@/content/failure';
import { site } from '@/content/site';
import { chatLink, phoneLink } from '../links';

/** In place of what broke: what to do, and the ways to reach us that need no script. */
export function FailureNotice() {
  return (
    <Container className="py-16 md:py-24">
      <h1 className="text-title">{failure.heading}</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{failure.text}</p>
      <p className="mt-8">
        <Button onClick={() => location.reload()}>{failure.reload}</Button>
      </p>
      <ul className="mt-6 grid gap-3 font-semibold">
        <li>
          <Link
            href={chatLink(site.chatNumber, failure.greeting)}
            underline="always"
            className="text-primary"
          >
            {failure.chat}
          </Link>
        </li>
        <li>
          <Link href={phoneLink(site.phone)} underline="always" className="text-primary">
            {failure.phone} {site.phone}
          </Link>
        </li>
      </ul>
    </Container>
  );
}
