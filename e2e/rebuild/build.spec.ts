/** A second build of the project, elsewhere and with secrets around it. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servicesPage } from '../../content/services.ts';
import { build, copyProject } from '../../tools/copy-project.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { serviceFilter } from '../support/words.ts';

/** Occurs in no page by chance. */
const MARKER = 'marker-7c1f0e52a9';

/** What a build machine keeps to itself, under names that give it away and under others. */
const environment = Object.fromEntries(
  ['CRM_API_KEY', 'DATABASE_URL', 'DEPLOY_HOOK', 'NEXT_PUBLIC_CHAT_TOKEN', 'NEXT_PUBLIC_HOOK'].map((name) => [
    name,
    `${MARKER}-${name}`,
  ]),
);

const files = (folder: string) =>
  globSync('**', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

/** The text around the first byte that differs in two files. Undefined if they are equal. */
function difference(one: Buffer, other: Buffer) {
  if (one.equals(other)) return undefined;
  const at = one.findIndex((byte, i) => byte !== other[i]);
  return [one, other].map((file) => file.subarray(Math.max(0, at - 120), at + 120).toString());
}

test.describe.configure({ mode: 'default' });

let copy: string;
/** What `next build` alone left, before the export step. */
let plain: string;
/** What both left. */
let rebuilt: string;
const folders: string[] = [];

/** A folder with the plain export in it, to run the export step on. */
function plainExport() {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-'));
  folders.push(folder);
  cpSync(path.join(copy, 'out'), path.join(folder, 'out'), { recursive: true });
  return folder;
}

const exportStep = (folder: string, env = {}) =>
  spawnSync(path.join(copy, 'node_modules/.bin/node'), [path.join(copy, 'tools/export.ts')], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test.beforeAll(() => {
  test.setTimeout(300_000);
  copy = copyProject('another-folder-with-a-longer-name-');
  folders.push(copy);
  writeFileSync(
    path.join(copy, '.env.local'),
    `NEXT_PUBLIC_FROM_FILE=${MARKER}-file\nSMTP_PASSWORD=${MARKER}-file`,
  );
  build(copy, { isPlain: true, env: environment });
  plain = path.join(plainExport(), 'out');
  const folder = plainExport();
  const { status, stderr } = exportStep(folder, environment);
  expect(status, stderr).toBe(0);
  rebuilt = path.join(folder, 'out');
});
test.afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

test('the same source built in another folder gives the same export, byte for byte', () => {
  const out = path.join(import.meta.dirname, '../../out');
  const names = files(out);
  expect(files(rebuilt)).toEqual(names);
  expect(names).toContain('index.html');
  const different = names.flatMap((file) => {
    const excerpts = difference(readFileSync(path.join(out, file)), readFileSync(path.join(rebuilt, file)));
    return excerpts ? { file, excerpts } : [];
  });
  expect(different).toEqual([]);
});

test('no value of the environment it was built in is in the export', () => {
  expect(files(rebuilt).filter((file) => readFileSync(path.join(rebuilt, file)).includes(MARKER))).toEqual(
    [],
  );
});

test('a secret that has got into a file fails the build by name, not by value', () => {
  const folder = plainExport();
  writeFileSync(path.join(folder, '.env.local'), `SMTP_PASSWORD=${MARKER}-file`);
  appendFileSync(path.join(folder, 'out/llms.txt'), `${MARKER}-CRM_API_KEY and ${MARKER}-file`);
  const { status, stderr } = exportStep(folder, environment);
  expect(status).toBe(1);
  expect(stderr).toContain('The export contains the value of CRM_API_KEY, SMTP_PASSWORD,');
  expect(stderr).not.toContain(MARKER);
});

for (const [what, part, altered, complaint] of [
  ['a script before its policy', '<head>', '<head><script>go()</script>', '<script> comes before the policy'],
  ['a handler attribute', '<main', '<main onclick="go()"', 'refuses the attribute onclick of <main>'],
  ['a style attribute', '<main', '<main style="color:red"', 'refuses the attribute style of <main>'],
] as const)
  test(`a page with ${what} fails the build`, () => {
    const folder = plainExport();
    const page = path.join(folder, 'out/about/index.html');
    const html = readFileSync(page, 'utf8');
    expect(html).toContain(part);
    writeFileSync(page, html.replace(part, altered));
    const { status, stderr } = exportStep(folder);
    expect(status).toBe(1);
    expect(stderr).toContain('about/index.html: ');
    expect(stderr).toContain(complaint);
  });

test('a plain `next build` gives a site that works, without the export step', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(plain, pathname.replace(/\/$/, '/index.html')) });
  });
  await visit(page, '/services/');
  await expect(page.locator('meta[http-equiv]'), 'not the finished export').toHaveCount(0);
  const chip = page.getByRole('button', { name: serviceFilter.label });
  await chip.click();
  // Until then the first card is one that the filter is about to hide.
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await expect(page.getByRole('dialog')).toBeAttached();
  await page.getByRole('dialog').getByRole('link', { name: servicesPage.card.start }).click();
  await page.waitForURL('/contact/');
  await expect(page.getByRole('combobox')).not.toHaveValue('');
});
