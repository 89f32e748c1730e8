import { type PageMeta, site } from '@/content';

export const shareSize = { width: 1200, height: 630 } as const;

/** The picture of the page at `path`: services.png, te-services.png; home.png, te-home.png. */
export const shareFile = ({ path }: Pick<PageMeta, 'path'>) => {
  const [name = 'home', ...language] = path.split('/').filter(Boolean).toReversed();
  return name === 'te' ? 'te-home.png' : `${[...language, name].join('-')}.png`;
};

export const shareImage = (page: PageMeta) => ({
  url: `/share/${shareFile(page)}`,
  ...shareSize,
  type: 'image/png',
  alt: `${site.frame.shareImage} ${page.title}`,
});
