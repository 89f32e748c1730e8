/** The photographs of content/photos/ as files for browsers. Only for code that runs in Node.js. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { PHOTOS, photosIn } from './content/photo.ts';

export type { Photo } from './content/photo.ts';

const FORMATS = ['avif', 'jpg'] as const;
export type PhotoFormat = (typeof FORMATS)[number];

/** In pixels. A photograph that is not as wide as one of them has its own width there. */
const WIDTHS = [360, 720, 1080, 1600] as const;

/** The widest that a phone of 360 px loads: the densest screens have three pixels for one. */
const WIDEST_ON_PHONES = 1080;
/** In bytes. A file for phones has fewer. */
const PHONE_LIMIT = 45_000;

/** From the best quality down. The first that keeps to the limit is used. */
const QUALITIES: Record<PhotoFormat, number[]> = {
  avif: [56, 48, 40, 32, 24, 16, 8],
  jpg: [78, 68, 58, 48, 38, 28, 18, 8],
};

const read = (file: string) => readFileSync(path.join(process.cwd(), PHOTOS, file));

/** saree-shop-1a2b3c4d for saree-shop.jpg: it changes with what is in the file, because browsers keep what they have loaded. */
const nameOf = (file: string) =>
  `${path.parse(file).name}-${createHash('sha256').update(read(file)).digest('hex').slice(0, 8)}`;

const MADE = /^(.+)-[0-9a-f]{8}-(\d+)\.(avif|jpg)$/;

/** The address of a photograph in about that width: /photos/saree-shop-1a2b3c4d-720.jpg. Throws if there is no such file. */
export const photoAddress = (
  file: string,
  width: (typeof WIDTHS)[number] = 1080,
  format: PhotoFormat = 'jpg',
) => `/photos/${nameOf(file)}-${width}.${format}`;

/** What a page says of a photograph before it is there. Throws if there is no such file. */
export async function readPhoto(file: string) {
  const bytes = read(file);
  const { autoOrient } = await sharp(bytes).metadata();
  const average = await sharp(bytes).resize(1, 1).toColourspace('srgb').raw().toBuffer();
  /** For `srcset`, without those that are wider than the photograph. */
  const sources = (format: PhotoFormat) =>
    WIDTHS.filter((_, index) => index === 0 || WIDTHS[index - 1]! < autoOrient.width)
      .map((width) => `${photoAddress(file, width, format)} ${Math.min(width, autoOrient.width)}w`)
      .join(', ');
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    /** Its average: #8a7f60. */
    color: `#${average.toString('hex', 0, 3)}`,
    name: nameOf(file),
    sources,
  };
}

/** Makes the file at `address`: upright, in sRGB, and without anything that a camera adds. Throws if there is no such photograph. */
export async function makePhoto(address: string) {
  const [, name, width, format] = MADE.exec(path.basename(address)) ?? [];
  const bytes = read(`${name}.jpg`);
  const pixels = await sharp(bytes)
    .autoOrient()
    .resize(Number(width), undefined, { withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const limit = Number(width) <= WIDEST_ON_PHONES ? PHONE_LIMIT : Infinity;
  const encode = (quality: number) =>
    (format === 'avif'
      ? sharp(pixels).avif({ quality, effort: 2 })
      : sharp(pixels).jpeg({ quality, mozjpeg: true })
    ).toBuffer();
  const [best, ...lower] = QUALITIES[format as PhotoFormat];
  let made = await encode(best!);
  for (const quality of lower) {
    if (made.length < limit) break;
    made = await encode(quality);
  }
  return made;
}

/** Beside what Next.js keeps itself. It may be deleted. */
const KEPT = '.next/cache/photos';

/**
 * The file at `address`, as the development server answers each request for it: made once and then kept. An address is of
 * what is in the photograph. Throws if there is no such photograph.
 */
export async function keptPhoto(address: string) {
  const kept = path.join(KEPT, path.basename(address));
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const made = await makePhoto(address);
  const unfinished = `${kept}.${randomUUID()}`;
  await mkdir(KEPT, { recursive: true });
  await writeFile(unfinished, made);
  await rename(unfinished, kept);
  return made;
}

/** The addresses of all files that browsers may load for the photographs of `content`. */
export const photoAddresses = (content: unknown) =>
  [...new Set(photosIn(content).map(({ file }) => file))].flatMap((file) =>
    FORMATS.flatMap((format) => WIDTHS.map((width) => photoAddress(file, width, format))),
  );
