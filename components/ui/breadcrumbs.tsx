import { Fragment, type ReactElement } from 'react';
import { CollapsedCrumbs } from './collapsed-crumbs';
import { Link } from './link';
import { Words } from './words';

/** docs/product.md. */
const MAX_ITEMS = 8;
const BEFORE_COLLAPSE = 1;
const AFTER_COLLAPSE = 1;

const listItem = (crumb: ReactElement) => <li key={crumb.key}>{crumb}</li>;

type BreadcrumbsProps = {
  label: string;
  showLabel: string;
  items: readonly { label: string; href: string }[];
};

export function Breadcrumbs({ label, showLabel, items }: BreadcrumbsProps) {
  const crumbs = items.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && (
        <span aria-hidden="true" className="me-2 text-subtle">
          /
        </span>
      )}
      {index === items.length - 1 ? (
        <span aria-current="page" className="py-2 text-ink">
          <Words text={label} />
        </span>
      ) : (
        <Link href={href} underline="hover" className="inline-block min-w-8 py-2 hover:text-primary">
          <Words text={label} />
        </Link>
      )}
    </Fragment>
  ));
  const isCollapsed = items.length > MAX_ITEMS;
  const before = crumbs.slice(0, isCollapsed ? BEFORE_COLLAPSE : undefined);
  const after = isCollapsed ? crumbs.slice(-AFTER_COLLAPSE) : [];

  return (
    <nav aria-label={label} className="text-small text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {before.map(listItem)}
        {isCollapsed && (
          <CollapsedCrumbs label={showLabel} crumbs={crumbs.slice(BEFORE_COLLAPSE, -AFTER_COLLAPSE)} />
        )}
        {after.map(listItem)}
      </ol>
    </nav>
  );
}
