/** @jest-environment node */
import sharp from 'sharp';
import { photoName, takeIn } from './intake';
import { takePhoto } from './photos.cases';

const text = (value: string) => Buffer.from(value, 'latin1');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8' } });

test('a photograph is turned upright, and loses its place, its camera and its day', async () => {
  const original = await takePhoto({ width: 800, height: 600, orientation: 6 });
  const before = await sharp(original).metadata();
  expect([before.width, before.height, before.orientation]).toEqual([800, 600, 6]);
  expect(original.toString('latin1')).toMatch(/2026:01:14[^]*TestCamera/);

  const saved = await takeIn(original);
  const { width, height, format, orientation, exif, xmp, iptc, icc } = await sharp(saved).metadata();
  expect([width, height, format, orientation]).toEqual([600, 800, 'jpeg', undefined]);
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(saved.toString('latin1')).not.toMatch(/TestCamera|Exif|2026:/);
  // The dark square of its upper left is in the upper right, as 6 says.
  const brightness = async (left: number) => {
    const square = sharp(saved).extract({ left, top: 90, width: 100, height: 100 });
    return (await square.resize(1, 1).raw().toBuffer())[1];
  };
  expect(await brightness(430)).toBeLessThan(60);
  expect(await brightness(70)).toBeGreaterThan(100);
});

test('a large photograph is made smaller, and a small one stays as it is', async () => {
  const size = async (width: number, height: number) => {
    const { width: w, height: h } = await sharp(
      await takeIn(await plain(width, height).png().toBuffer()),
    ).metadata();
    return [w, h];
  };
  expect(await size(4000, 3000)).toEqual([2400, 1800]);
  expect(await size(2000, 5000)).toEqual([960, 2400]);
  expect(await size(600, 400)).toEqual([600, 400]);
});

test.each(['png', 'webp', 'avif'] as const)('%s is saved as JPEG', async (format) => {
  const saved = await takeIn(await plain(700, 500).toFormat(format).toBuffer());
  expect((await sharp(saved).metadata()).format).toBe('jpeg');
});

test('what is transparent becomes white', async () => {
  const clear = sharp({ create: { width: 600, height: 600, channels: 4, background: '#0000' } });
  const { channels } = await sharp(await takeIn(await clear.png().toBuffer())).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test.each<[kind: string, make: () => Buffer | Promise<Buffer>, said: RegExp]>([
  [
    'HEIC',
    () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    /HEIC.*→.*iPhone: Settings › Camera › Formats › Most Compatible; Android/,
  ],
  ['HEIF of a burst', () => text('\0\0\0\x18ftypmsf1\0\0\0\0'), /HEIC/],
  ['RAW of Canon', () => text('\0\0\0\x18ftypcrx \0\0\0\x01crx isom'), /RAW.*→ Save it as a JPEG/],
  ['RAW of Nikon or Sony, or a TIFF', () => plain(700, 500).tiff().toBuffer(), /RAW or TIFF/],
  ['RAW of Fujifilm', () => text('FUJIFILMCCD-RAW 0201'), /RAW/],
  [
    'SVG',
    () => text('\n<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    /drawing \(SVG\)/,
  ],
  [
    'SVG without a head',
    () => text('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    /drawing \(SVG\)/,
  ],
  ['a film of a phone', () => text('\0\0\0\x20ftypisom\0\0\x02\0isomiso2'), /film.*→ Choose a photograph/],
  ['a film of an iPhone', () => text('\0\0\0\x14ftypqt  \0\0\0\0qt  '), /film/],
  ['a film as WebM', () => text('\x1aE\xdf\xa3\x9fB\x86'), /film/],
  ['GIF', () => plain(700, 500).gif().toBuffer(), /cannot be shown.*→ Save it as JPEG or PNG/],
  ['PDF', () => text('%PDF-1.7\n'), /not a picture/],
  [
    'a file that only says it is a picture',
    () => text('Dear customer, here is my picture'),
    /not a picture, whatever its name says/,
  ],
  ['an empty file', () => text(''), /not a picture/],
  [
    'a picture whose end is missing',
    async () => (await takePhoto({ width: 800, height: 600 })).subarray(0, 20_000),
    /broken.*→ Copy it from the phone again/,
  ],
  [
    'a picture of which only the head is there',
    async () => (await takePhoto({ width: 800, height: 600 })).subarray(0, 100),
    /not a picture|broken/,
  ],
  ['more than 60 megapixels', () => plain(9000, 6700).png().toBuffer(), /61 megapixels; the limit is 60/],
  ['more than 40 MB', () => Buffer.alloc(40_000_001), /more than 40 MB/],
  ['40 x 40 pixels', () => plain(40, 40).jpeg().toBuffer(), /40 × 40 pixels, too few/],
  ['599 pixels', () => plain(599, 599).jpeg().toBuffer(), /too few/],
])('%s is refused with what to do', async (_, make, said) => {
  const bytes = await make();
  await expect(takeIn(bytes)).rejects.toThrow(said);
  await expect(takeIn(bytes)).rejects.toThrow(/\. → [A-Z].+\.$/);
});

test('a name says what it is, in small letters and hyphens, and is that of no other picture', () => {
  const name = (chosen: string, bytes = 'a') => photoName(chosen, Buffer.from(bytes));
  expect(name('Saree Shop, Guntur.JPG')).toMatch(/^saree-shop-guntur-[0-9a-f]{8}\.jpg$/);
  expect(name('Café “Órale” — board.heic.jpeg')).toMatch(/^cafe-orale-board-[0-9a-f]{8}\.jpg$/);
  // As long as social networks call them: it must not take a minute to read.
  expect(name('1013456_10151234567890123_1234567890_n.jpg')).toMatch(
    /^1013456-10151234567890123-1234567890-n-/,
  );
  expect(name('x'.repeat(300))).toMatch(/^x{40}-[0-9a-f]{8}\.jpg$/);
  for (const odd of [
    '',
    '.jpg',
    '../../etc/passwd',
    'చీరల దుకాణం.jpg',
    'IMG_20260114_093000.jpg',
    'WhatsApp Image 2026-01-14 at 9.30.00 AM.jpeg',
    'IMG-20260114-WA0003.jpg',
    'con .jpg ',
    '%00.png',
  ])
    expect(name(odd)).toMatch(/^(photo|etc-passwd|con|00)-[0-9a-f]{8}\.jpg$/);
  expect(name('IMG_20260114_093000.jpg')).toMatch(/^photo-/);
  expect(name('WhatsApp Image 2026-01-14 at 9.30.00 AM.jpeg')).toMatch(/^photo-/);
  expect(name('shop.jpg')).toBe(name('shop.jpg'));
  expect(name('shop.jpg', 'b')).not.toBe(name('shop.jpg'));
});
