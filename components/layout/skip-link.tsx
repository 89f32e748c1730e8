import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { site } from '@/content';

export function SkipLink() {
  return (
    <Link
      href="#main"
      className="fixed start-4 top-4 z-50 [transform:translateY(-6rem)] rounded bg-primary px-5 py-3 font-semibold text-on-primary focus:[transform:none]"
    >
      <Words text={site.frame.skip} />
    </Link>
  );
}
