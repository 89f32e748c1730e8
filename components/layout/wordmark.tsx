import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { site } from '@/content/site';
import { Logo } from './logo';

/** On a phone two lines of large letters hold no more. */
const isLong = site.brand.length > 16 || site.brand.split(' ').some((word) => word.length > 10);

/** Logo, brand and tagline: the way home. Where `className` limits the height, a tagline that does not fit is left out. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      href="/"
      className={clsx(
        'flex min-h-11 min-w-0 flex-wrap items-center gap-2 rounded-inner large-text:flex-nowrap',
        className,
      )}
    >
      <Logo className="aspect-square w-[min(2.25rem,12vw)] min-w-0" />
      <span className="flex max-h-[inherit] min-w-16 flex-1 flex-col flex-wrap overflow-hidden [line-height:1.25]">
        <span
          className={clsx(
            'w-full font-heading font-semibold [letter-spacing:-0.02em]',
            isLong ? 'text-caption sm:text-[1.125rem]' : 'text-[1.125rem] large-text:text-body',
          )}
        >
          {site.brand}
        </span>
        <span className="w-full text-caption [line-height:1.25] opacity-80">{site.tagline}</span>
      </span>
    </Link>
  );
}
