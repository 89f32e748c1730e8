import { Container } from '@/components/ui/container';
import { site } from '@/content/site';
import { Logo } from './logo';

const { brand, tagline, phone, email, url } = site;

/** On paper, in place of the header. */
export function Letterhead() {
  return (
    <Container className="mb-3 hidden print:block">
      <p className="flex items-center gap-3 rounded-es-[100%_1.5rem] border-b-[6px] border-river-ink pb-3 text-small">
        <Logo className="size-[36px]" />
        {[`${brand}, ${tagline}`, phone, email, url].join(' · ')}
      </p>
    </Container>
  );
}
