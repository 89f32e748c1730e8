import { type PageMeta, pages, site } from '@/content';

export const shareSize = { width: 1200, height: 630 } as const;

export const shareFile = ({ path }: PageMeta) =>
  `${path === pages.home.path ? 'home' : path.slice(1, -1)}.png`;

export const shareImage = (page: PageMeta) => ({
  url: `/share/${shareFile(page)}`,
  ...shareSize,
  type: 'image/png',
  alt: `${site.frame.shareImage} ${page.title}`,
});
