import { type PageMeta, pages } from '@/texts/pages';

export const trail = (page: PageMeta): readonly PageMeta[] => [pages.home, page];
