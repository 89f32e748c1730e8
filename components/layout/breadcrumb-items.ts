import { type PageMeta, pages } from '@/content';

export const breadcrumbItems = (page: PageMeta): readonly PageMeta[] => [pages.home, page];
