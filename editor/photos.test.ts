/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs, {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { takePhoto } from '../tools/photos/photos.cases';
import { copyPhotos, photoAt, receivePhoto, removeOthers, restorePhotos } from './photos.ts';

const project = process.cwd();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.in', ...args], { encoding: 'utf8' });

beforeEach(() => {
  process.chdir(realpathSync(mkdtempSync(path.join(tmpdir(), 'editor-photos-'))));
  cpSync(`${project}/content`, 'content', { recursive: true });
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** What the first of the home page's cards shows; undefined for its drawing. */
function show(file?: string) {
  const home = JSON.parse(readFileSync('content/home.json', 'utf8')) as {
    homeServices: { photo?: object }[];
  };
  home.homeServices[0]!.photo = file ? { file, shows: 'A shop' } : undefined;
  writeFileSync('content/home.json', JSON.stringify(home));
  return home;
}

const photos = (folder = '.') => readdirSync(path.join(folder, 'content/photos'));

/** Sends a picture as the page of the editor does. */
async function upload(name: string, picture: Buffer) {
  const server = createServer((request, response) => void receivePhoto(request, response)).listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/edit/api/photo?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: new Uint8Array(picture),
  });
  server.close();
  return { status: response.status, ...((await response.json()) as { file?: string; message?: string }) };
}

test('a photograph is saved under a name of its own, without the data of its camera', async () => {
  const picture = await takePhoto({ width: 900, height: 600, orientation: 6 });
  const { file = '' } = await upload('../My Shop.JPG', picture);
  expect(file).toMatch(/^my-shop-[0-9a-f]{8}\.jpg$/);
  expect(photos()).toEqual([file]);
  const { exif, width } = await sharp(photoAt(`/edit/photos/${file}`)).metadata();
  expect([exif, width]).toEqual([undefined, 600]);
  expect(photoAt('/edit/photos/../home.json')).toBeUndefined();
  expect(photoAt('/edit/photos/other.jpg')).toBeUndefined();
});

test('the same photograph twice is one file, and another of the same name does not replace it', async () => {
  const picture = await takePhoto({ width: 900, height: 600 });
  const { file: first } = await upload('shop.jpg', picture);
  const { mtimeMs } = statSync(`content/photos/${first}`);
  const { file: again } = await upload('shop.jpg', picture);
  const { file: other } = await upload('shop.jpg', await takePhoto({ width: 900, height: 600, seed: 3 }));
  expect(again).toBe(first);
  expect(statSync(`content/photos/${first}`).mtimeMs).toBe(mtimeMs);
  expect(new Set(photos())).toEqual(new Set([first, other]));
});

test('what is refused or cannot be written leaves no file, and says what to do', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await upload('photo.jpg', heic)).toMatchObject({ status: 422 });
  const picture = await takePhoto({ width: 900, height: 600 });
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    fs.appendFileSync(file, picture.subarray(0, 4096));
    throw full;
  });
  const { status, message } = await upload('shop.jpg', picture);
  expect([status, message]).toEqual([422, expect.stringMatching(/^The disk is full/)]);
  expect(photos()).toEqual([]);
  expect((await upload('shop.jpg', picture)).status).toBe(200);
});

test('what is published has the photographs that are shown and no others, and those that were published go', () => {
  git('init', '--quiet');
  mkdirSync('content/photos');
  for (const file of ['shown.jpg', 'exchanged.jpg']) writeFileSync(`content/photos/${file}`, file);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'With both');
  writeFileSync('content/photos/undone.jpg', 'never published');
  show('shown.jpg');
  mkdirSync('copy/content/photos', { recursive: true });
  writeFileSync('copy/content/photos/from-before.jpg', '');
  copyPhotos('copy');
  expect(photos('copy')).toEqual(['shown.jpg']);
  expect(photos().sort()).toEqual(['exchanged.jpg', 'shown.jpg', 'undone.jpg']);
  removeOthers();
  expect(photos().sort()).toEqual(['shown.jpg', 'undone.jpg']);
});

test('a photograph that is shown again comes back, also after a publication has removed it', () => {
  git('init', '--quiet');
  mkdirSync('content/photos');
  writeFileSync('content/photos/shop.jpg', 'its bytes');
  const home = show('shop.jpg');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'With it');
  const read = () => readFileSync('content/photos/shop.jpg', 'utf8');
  // As a fast-forward leaves what others have published.
  rmSync('content/photos/shop.jpg');
  restorePhotos(home);
  expect(read()).toBe('its bytes');
  git('rm', '--quiet', 'content/photos/shop.jpg');
  git('commit', '--quiet', '--message', 'Without it');
  restorePhotos(show());
  expect(() => read()).toThrow('ENOENT');
  // The history shows it.
  expect(String(photoAt('/edit/photos/shop.jpg'))).toBe('its bytes');
  restorePhotos(home);
  expect(read()).toBe('its bytes');
});
