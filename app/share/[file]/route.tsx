import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { langOf } from '@/components/language';
import { contentIn } from '@/content';
import { footerColors } from '@/tailwind.config';
import { shareFile, shareSize } from '../share-image';
import { SharePicture } from '../share-picture';
import { teluguText } from '../telugu-text';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Not `opengraph-image.tsx`: its export has no extension, so chat apps do not know that it is an image. */
const pictures = (['en', 'te'] as const).flatMap((language) => {
  const { pages, site } = contentIn(language);
  if (language === 'te' && !site.telugu.isPublic) return [];
  return Object.values(pages).map((page) => ({ file: shareFile(page), title: page.title, site }));
});

export const generateStaticParams = () => pictures.map(({ file }) => ({ file }));

// What draws the images reads WOFF but not WOFF2, so the site's own fonts cannot be used.
const poppins = (weight: 500 | 600) =>
  readFile(
    path.join(process.cwd(), `node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`),
  );

/** The Telugu word as an image, because the fonts here have no Telugu. */
const growth = async () =>
  `data:image/svg+xml;base64,${await readFile(path.join(process.cwd(), 'public/drawings/growth-word.svg'), 'base64')}`;

/** A text of the picture: in Telugu as an image. */
async function drawn(text: string, size: number, color: string, width: number) {
  if (!langOf(text)) return text;
  return <img alt="" {...await teluguText(text, size, color, width)} />;
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { title, site } = pictures.find((one) => one.file === file)!;
  const words = {
    title: await drawn(title, 54, 'white', 580),
    brand: site.brand,
    tagline: await drawn(site.tagline, 23, footerColors.muted, 580),
  };
  const picture = new ImageResponse(<SharePicture {...words} growth={await growth()} />, {
    ...shareSize,
    fonts: [
      { name: 'Poppins', weight: 500, data: await poppins(500) },
      { name: 'Poppins', weight: 600, data: await poppins(600) },
    ],
  });
  // A palette is enough for its few colours, and halves the file.
  const png = await sharp(await picture.arrayBuffer())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
