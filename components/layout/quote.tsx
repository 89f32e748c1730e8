import clsx from 'clsx';
import { Photo } from '@/components/ui/photo';
import { Words } from '@/components/ui/words';
import type { Customer } from '@/content';

/** What a customer says, in their own words, and with their face if there is one. */
export function Quote({ customer, className }: { customer: Customer; className?: string }) {
  const { text, name, trade, town, photo } = customer;
  return (
    <figure className={clsx('border-s-2 border-accent ps-5', className)}>
      <blockquote className="max-w-measure text-lead">
        <Words text={`“${text}”`} />
      </blockquote>
      <figcaption className="mt-3 flex items-center gap-4 text-small text-muted">
        {photo && (
          <Photo
            isPortrait
            photo={photo}
            sizes="3.25rem"
            className="size-[min(3.25rem,56px)] shrink-0 rounded-full"
          />
        )}
        <span>
          <span className="font-semibold text-ink">
            <Words text={name} />
          </span>
          <span className="block">
            <Words text={`${trade}, ${town}`} />
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
