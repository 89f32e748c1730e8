import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { pages, site } from '@/content';
import { Logo } from './logo';

/** A longer brand is set smaller, or it would take more than two lines beside the buttons on a phone. */
const isLong = () => site.brand.length > 16 || site.brand.split(' ').some((word) => word.length > 10);

/** Logo, brand and tagline, as a link to the home page. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      href={pages.home.path}
      className={clsx(
        'flex min-h-11 min-w-11 items-center gap-2 rounded-inner [line-height:1.25]',
        className,
      )}
    >
      <Logo className="size-[min(2.25rem,12vw)] shrink-0" />
      <span>
        <span
          className={clsx(
            'block font-heading font-semibold [letter-spacing:-0.02em]',
            isLong() ? 'text-caption sm:text-[1.125rem]' : 'text-[1.125rem]',
          )}
        >
          {site.brand}
        </span>
        <span className="block text-caption [line-height:inherit] opacity-80">
          <Words text={site.tagline} />
        </span>
      </span>
    </Link>
  );
}
