import { Container } from '@/components/ui/container';
import { site } from '@/content/site';
import { Logo } from './logo';

const { brand, tagline, phone, email, url, quote, address } = site;
const place = address ? [address.street, `${address.city} ${address.postalCode}`] : [];

/** On paper, in place of the header, and at the end in place of the footer: how and where to answer. */
export function Letterhead({ isLast }: { isLast?: boolean }) {
  return (
    <Container
      className={`${isLast ? 'mt-6 font-heading text-heading' : 'mb-3 text-small'} hidden print:block`}
    >
      <p className="flex items-center gap-3 rounded-es-[100%_1.5rem] border-b-[6px] border-river-ink pb-4">
        {!isLast && <Logo className="size-[36px]" />}
        {isLast && <b className="text-emphasis">{`${quote.header}: ${phone}`}</b>}
        {isLast && '· '}
        {[...(isLast ? place : [`${brand}, ${tagline}`, phone]), email, url].join(' · ')}
      </p>
    </Container>
  );
}
