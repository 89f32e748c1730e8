import { Container } from '@/components/ui/container';
import { site } from '@/content/site';
import { Logo } from './logo';

const { brand, tagline, phone, email, url, quote, address } = site;
const place = address ? [address.street, `${address.city} ${address.postalCode}`] : [];

/** On paper, in place of the header, and at the end in place of the footer: how and where to answer. */
export function Letterhead({ isLast }: { isLast?: boolean }) {
  return (
    <Container className={`${isLast ? 'mt-2 a4:mt-6' : 'mb-3'} hidden text-small print:block`}>
      <p className="flex items-center gap-x-4 rounded-es-[100%_1.5rem] border-b-[6px] border-river-ink pb-4">
        <b
          className={`font-heading ${isLast ? 'text-price text-emphasis' : 'flex items-center gap-3 text-lead'}`}
        >
          {!isLast && <Logo className="size-[36px]" />}
          {isLast ? `${quote.header}: ${phone}` : `${brand}, ${tagline}`}
        </b>
        <span className="flex-1 text-end">{[...(isLast ? place : [phone]), email, url].join(' · ')}</span>
      </p>
    </Container>
  );
}
