import { Container } from '@/components/ui/container';
import { site } from '@/content/site';
import { Wordmark } from './wordmark';

/** On paper, in place of the header. */
export function Letterhead() {
  return (
    <Container className="mb-3 hidden print:block">
      <div className="flex items-center justify-between border-b-2 border-primary pb-3 text-small">
        <Wordmark />
        {[site.phone, site.email, site.url].join(' · ')}
      </div>
    </Container>
  );
}
