import { Link } from '@/components/ui/link';
import { site } from '@/content/site';

export function SkipLink() {
  return (
    <Link
      href="#main"
      className="fixed start-4 top-4 z-50 [transform:translateY(-6rem)] rounded bg-primary px-5 py-3 font-semibold text-on-primary focus:[transform:none]"
    >
      {site.frame.skip}
    </Link>
  );
}
