import clsx from 'clsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Text } from '@/components/ui/text';
import type { PageMeta } from '@/content/pages';
import { site } from '@/content/site';
import { trail } from './trail';

type PageHeadProps = {
  page: PageMeta;
  heading: string;
  lead: string;
  isSplit?: boolean;
};

export function PageHead({ page, heading, lead, isSplit }: PageHeadProps) {
  const crumbs = trail(page).map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));
  return (
    <div className={clsx('pt-6 md:pt-10 print:pt-0', isSplit && 'lg:contents')}>
      <div className={clsx(isSplit && 'lg:col-span-2 lg:pt-10')}>
        <Breadcrumbs label={site.frame.breadcrumb} showLabel={site.frame.showPath} items={crumbs} />
      </div>
      <Text
        as="h1"
        className={clsx('mt-4 max-w-[13em] text-display', isSplit && 'lg:self-baseline')}
        text={heading}
      />
      <Text
        className={clsx(
          'mt-4 max-w-measure text-lead text-balance text-muted',
          isSplit && 'lg:self-baseline',
        )}
        text={lead}
      />
    </div>
  );
}
