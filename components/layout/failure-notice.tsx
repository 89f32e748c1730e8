import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { failure } from '@/content/failure';
import { whatsAppLink } from './whatsapp-link';

// Named in next.config.ts. All of content/site.ts would come along to every page with this notice.
const chatNumber = process.env.CHAT_NUMBER!;
const phone = process.env.PHONE!;

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
          <a
            href={whatsAppLink(chatNumber, failure.greeting)}
            className="text-primary underline underline-offset-4"
          >
            {failure.chat}
          </a>
        </li>
        <li>
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="text-primary underline underline-offset-4"
          >
            {failure.phone} {phone}
          </a>
        </li>
      </ul>
    </Container>
  );
}
