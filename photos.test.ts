/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { keptPhoto, makePhoto, photoAddress, photoAddresses, readPhoto } from './photos';
import { takePhoto, writePhotos } from './tools/photos/photos.cases';

const project = process.cwd();
const content = { home: { hero: { photo: { file: 'busy-street.jpg', shows: 'A busy street' } } } };

beforeAll(async () => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'photos-')));
  await writePhotos('.', content, { width: 2400, height: 1800 });
});

afterAll(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const file = 'busy-street.jpg';
const widths = [360, 720, 1080, 1600] as const;

test('what a phone loads of a busy photograph is under 45 kB in both formats, and as wide as it says', async () => {
  const sizes: Record<string, number> = {};
  for (const format of ['avif', 'jpg'] as const)
    for (const width of widths) {
      const made = await makePhoto(photoAddress(file, width, format));
      const found = await sharp(made).metadata();
      expect([found.width, found.height]).toEqual([width, (width * 3) / 4]);
      expect(found.format).toBe(format === 'jpg' ? 'jpeg' : 'heif');
      sizes[`${width} ${format}`] = made.length;
    }
  expect(Object.entries(sizes).filter(([name, size]) => !name.startsWith('1600') && size >= 45_000)).toEqual(
    [],
  );
});

test('nothing of a camera is in a file for browsers, even where an original was put into the folder', async () => {
  writeFileSync('content/photos/original.jpg', await takePhoto({ width: 900, height: 600, orientation: 8 }));
  const { width, height } = await readPhoto('original.jpg');
  expect([width, height]).toEqual([600, 900]);
  for (const format of ['avif', 'jpg'] as const) {
    const made = await makePhoto(photoAddress('original.jpg', 360, format));
    const { exif, xmp, icc, orientation, ...found } = await sharp(made).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect([found.width, found.height]).toEqual([360, 540]);
    expect(made.toString('latin1')).not.toMatch(/TestCamera|Exif/);
  }
});

test('the development server makes a file once, and anew for another photograph of that name', async () => {
  const original = readFileSync('content/photos/busy-street.jpg');
  const address = photoAddress(file, 360, 'jpg');
  expect(await keptPhoto(address)).toEqual(await makePhoto(address));
  writeFileSync(path.join('.next/cache', address), 'as it was kept');
  expect(String(await keptPhoto(address))).toBe('as it was kept');
  writeFileSync('content/photos/busy-street.jpg', await takePhoto({ width: 900, height: 600 }));
  const exchanged = photoAddress(file, 360, 'jpg');
  expect(await keptPhoto(exchanged)).toEqual(await makePhoto(exchanged));
  writeFileSync('content/photos/busy-street.jpg', original);
});

test('a page is told four widths, and none that the photograph does not have', async () => {
  const offered = async (name: string) =>
    (await readPhoto(name))
      .sources('avif')
      .split(', ')
      .map((source) => source.split(' ')[1]);
  expect(await offered(file)).toEqual(['360w', '720w', '1080w', '1600w']);
  expect(await offered('original.jpg')).toEqual(['360w', '600w']);
});

test('its colour is its average', async () => {
  const green = sharp({ create: { width: 700, height: 600, channels: 3, background: '#118844' } });
  writeFileSync('content/photos/green.jpg', await green.jpeg({ quality: 100 }).toBuffer());
  expect((await readPhoto('green.jpg')).color).toMatch(/^#1[0-2]8[7-9]4[3-5]$/);
});

test('the address changes with the file, and all addresses are those of what content shows', () => {
  const before = photoAddress(file);
  expect(before).toMatch(/^\/photos\/busy-street-[0-9a-f]{8}-1080\.jpg$/);
  const all = photoAddresses([content, content, { file: 'not a photo', shows: '' }]);
  expect(all).toHaveLength(8);
  expect(all).toContain(before);
  writeFileSync(`content/photos/${file}`, readFileSync('content/photos/green.jpg'));
  expect(photoAddress(file)).not.toBe(before);
});
