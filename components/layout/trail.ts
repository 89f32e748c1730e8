import { type PageMeta, pages } from '@/content/pages';

export const trail = (page: PageMeta): readonly PageMeta[] => [pages.home, page];
