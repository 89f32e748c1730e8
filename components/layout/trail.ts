import { type PageMeta, pages } from '@/content/pages';

/** The way from Home to a page: what its breadcrumbs show, and what search engines are told. */
export const trail = (page: PageMeta): readonly PageMeta[] => [pages.home, page];
