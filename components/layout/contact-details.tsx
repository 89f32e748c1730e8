import clsx from 'clsx';
import { phoneLink } from '@/components/links';
import { LineLink } from '@/components/ui/line-link';
import { Words } from '@/components/ui/words';
import { site } from '@/content';

export function ContactDetails({ className }: { className?: string }) {
  const { address, landline, hours } = site;
  if (!address && !landline && !hours) return null;
  return (
    <address className={clsx('text-small not-italic', className)}>
      {landline && (
        <p>
          <LineLink href={phoneLink(landline)}>{landline}</LineLink>
        </p>
      )}
      {address && (
        <p>
          <Words text={address.street} />
          <br />
          <Words text={`${address.city} ${address.postalCode}`} />
        </p>
      )}
      {hours && (
        <dl>
          <dt className="font-semibold">
            <Words text={hours.label} />
          </dt>
          {hours.times.map(({ from, to, opens, closes }) => (
            <dd key={`${from} ${opens}`}>
              <Words text={`${to ? `${from}–${to}` : from}, ${opens}–${closes}`} />
            </dd>
          ))}
        </dl>
      )}
    </address>
  );
}
