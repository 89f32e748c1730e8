/** Photographs for tests, as a phone takes them: they are made here and belong to nobody. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Exif, type Sharp } from 'sharp';
import { photosIn } from '../../content/photo.ts';
import { takeIn } from './intake.ts';

/** What the camera of a phone writes into a photograph: who made it, where and when. */
const CAMERA: Exif = {
  IFD0: { Make: 'TestCamera', Model: 'TestModel 7', DateTime: '2026:01:14 09:30:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '16/1 18/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '80/1 27/1 0/1',
  },
};

type Scene = { width: number; height: number; seed?: number; orientation?: number };

/** Noise of one size: spots of so many pixels. The same seed makes the same. */
function noise({ width, height, seed = 0 }: Scene, spot: number) {
  const size = { width: Math.ceil(width / spot), height: Math.ceil(height / spot) };
  const bytes = Buffer.alloc(size.width * size.height * 3);
  let state = seed * 7919 + spot;
  for (let index = 0; index < bytes.length; index++) {
    state = (state * 48271) % 0x7fffffff;
    bytes[index] = state;
  }
  return sharp(bytes, { raw: { ...size, channels: 3 } }).resize(width, height, { fit: 'fill' });
}

/**
 * A JPEG with the data of its camera: a busy street of spots of all sizes, a bright sky, and a dark square in its upper left quarter, by which
 * a test sees how it is turned. It compresses as badly as a photograph of leaves.
 */
export async function takePhoto({ orientation = 1, ...scene }: Scene) {
  const { width, height } = scene;
  const [small, middle, large] = [noise(scene, 6), noise(scene, 40), noise(scene, 300)];
  const layer = async (one: Sharp, opacity: number) => ({
    input: await one.ensureAlpha(opacity).png({ compressionLevel: 1 }).toBuffer(),
  });
  const sign = `<svg width="${width}" height="${height}"><rect width="100%" height="30%" fill="#cfe3f2" opacity=".7"/><rect x="10%" y="10%" width="30%" height="30%" fill="#0b2a1c"/></svg>`;
  return sharp(await large.png({ compressionLevel: 1 }).toBuffer())
    .composite([await layer(middle, 0.5), await layer(small, 0.35), { input: Buffer.from(sign) }])
    .withExif(CAMERA)
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Writes a photograph into content/photos/ of the project folder `root` for each that `content` shows. */
export async function writePhotos(root: string, content: unknown, size = { width: 1200, height: 900 }) {
  const folder = path.join(root, 'content/photos');
  mkdirSync(folder, { recursive: true });
  const files = [...new Set(photosIn(content).map(({ file }) => file))];
  for (const [seed, file] of files.entries())
    writeFileSync(path.join(folder, file), await takeIn(await takePhoto({ ...size, seed })));
}
