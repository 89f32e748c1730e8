import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { pages } from '@/content/pages';
import { shareFile, shareSize } from '../share-image';
import { SharePicture } from '../share-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Files and not `opengraph-image.tsx`, whose export has no extension and reaches chat apps as unknown bytes. */
const pictures = new Map(Object.values(pages).map((page) => [shareFile(page), page.title]));

export const generateStaticParams = () => [...pictures.keys()].map((file) => ({ file }));

// The images know WOFF but not WOFF2, so the site's own subset does not serve here.
const poppins = (weight: 500 | 600) =>
  readFile(
    path.join(process.cwd(), `node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`),
  );

/** As the address of an image: the font of the image has no Telugu. */
const growth = async () =>
  `data:image/svg+xml;base64,${await readFile(path.join(process.cwd(), 'public/drawings/growth.svg'), 'base64')}`;

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const title = pictures.get((await params).file) ?? '';
  const picture = new ImageResponse(<SharePicture title={title} growth={await growth()} />, {
    ...shareSize,
    fonts: [
      { name: 'Poppins', weight: 500, data: await poppins(500) },
      { name: 'Poppins', weight: 600, data: await poppins(600) },
    ],
  });
  // Its few colours fit a palette, which takes less than half the bytes.
  const png = await sharp(await picture.arrayBuffer())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
