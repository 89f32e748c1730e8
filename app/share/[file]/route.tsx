import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { pages } from '@/content';
import { shareFile, shareSize } from '../share-image';
import { SharePicture } from '../share-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Not `opengraph-image.tsx`: its export has no extension, so chat apps do not know that it is an image. */
const pictures = new Map(Object.values(pages).map((page) => [shareFile(page), page.title]));

export const generateStaticParams = () => [...pictures.keys()].map((file) => ({ file }));

// What draws the images reads WOFF but not WOFF2, so the site's own fonts cannot be used.
const poppins = (weight: 500 | 600) =>
  readFile(
    path.join(process.cwd(), `node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`),
  );

/** The Telugu word as an image, because the fonts here have no Telugu. */
const growth = async () =>
  `data:image/svg+xml;base64,${await readFile(path.join(process.cwd(), 'public/drawings/growth-word.svg'), 'base64')}`;

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const title = pictures.get((await params).file) ?? '';
  const picture = new ImageResponse(<SharePicture title={title} growth={await growth()} />, {
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
