import { type PageMeta, pages } from '@/content';

export const trail = (page: PageMeta): readonly PageMeta[] => [pages.home, page];
