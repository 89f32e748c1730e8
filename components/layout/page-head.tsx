import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Words } from '@/components/ui/words';
import { type PageMeta, site } from '@/content';
import { breadcrumbItems } from './breadcrumb-items';

type PageHeadProps = {
  page: PageMeta;
  heading: string;
  lead: string;
  /** Whether the page starts at its top after a reload too. */
  startsAtTop?: boolean;
};

/** In a grid of two columns the lead is beside the heading. */
export function PageHead({ page, heading, lead, startsAtTop }: PageHeadProps) {
  const crumbs = breadcrumbItems(page).map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));
  return (
    <div data-starts-at-top={startsAtTop} className="lg:contents">
      <div className="pt-6 md:pt-10 lg:col-span-full">
        <Breadcrumbs label={site.frame.breadcrumb} showLabel={site.frame.showPath} items={crumbs} />
      </div>
      <h1 className="mt-4 max-w-[13em] text-display lg:self-baseline">
        <Words text={heading} />
      </h1>
      <p className="mt-4 max-w-measure text-lead text-balance text-muted lg:self-baseline">
        <Words text={lead} />
      </p>
    </div>
  );
}
