import { phoneLink } from '@/components/links';
import { Link } from '@/components/ui/link';
import { Text } from '@/components/ui/text';
import { site } from '@/content/site';

export function ContactDetails({ className }: { className?: string }) {
  const { address, landline, hours } = site;
  if (!address && !landline && !hours) return null;
  return (
    <address className={className}>
      {address && (
        <p>
          <Text as="span" text={address.street} />
          <br />
          <Text as="span" text={`${address.city} ${address.postalCode}`} />
        </p>
      )}
      {landline && (
        <p>
          <Link href={phoneLink(landline)} underline="always" className="inline-flex min-h-11 items-center">
            {landline}
          </Link>
        </p>
      )}
      {hours && (
        <dl>
          <Text as="dt" className="font-semibold" text={hours.label} />
          {hours.times.map(({ from, to, opens, closes }) => (
            <dd key={`${from} ${opens}`}>{`${to ? `${from}–${to}` : from}, ${opens}–${closes}`}</dd>
          ))}
        </dl>
      )}
    </address>
  );
}
