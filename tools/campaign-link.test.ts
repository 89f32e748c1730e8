/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { site } from '@/content';

const folder = mkdtempSync(path.join(os.tmpdir(), 'campaign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = process.cwd();
const run = (name: string) =>
  execFileSync(path.join(root, 'node_modules/.bin/tsx'), [path.join(root, 'tools/campaign-link.ts'), name], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('prints the addresses, says what it made of the name, and the code that it writes reads as the first', async () => {
  const said = run('Vijayawada  expo 🌶');
  expect(said).toContain('The campaign is called vijayawada-expo.');
  const address = `${new URL('/', site.url).href}?from=vijayawada-expo`;
  expect(said).toContain(`${address}\n`);
  expect(said.includes("is still the example's address")).toBe(site.url.includes('example.com'));
  const picture = sharp(path.join(folder, 'campaigns/vijayawada-expo.png')).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 1200]);
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(address);
});

test('refuses a name of which nothing would be left', () => {
  expect(() => run('🌶 !?')).toThrow('Write it like: npm run campaign-link');
});

test("the guide's round is what happens", () => {
  const guide = readFileSync('content/README.md', 'utf8');
  const [, asked = ''] = /npm run campaign-link -- "(.+?)"/.exec(guide)!;
  const [, name] = / called (.+)\./.exec(run(asked))!;
  expect(guide).toContain(`\`/?from=${name}\``);
  expect(guide).toMatch(RegExp(`ends with \`\\S+: ${name}\``));
});
