import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { PageMeta } from '@/content/pages';
import { site } from '@/content/site';
import { trail } from './trail';

/** The breadcrumb, the heading and the first line of every page but Home. */
export function PageHead({ page, heading, lead }: { page: PageMeta; heading: string; lead: string }) {
  const crumbs = trail(page).map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));
  return (
    <div className="pt-6 md:pt-10">
      <Breadcrumbs label={site.frame.breadcrumb} showLabel={site.frame.showPath} items={crumbs} />
      <h1 className="mt-4 max-w-[13em] text-display">{heading}</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{lead}</p>
    </div>
  );
}
