import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { contact } from '../../content/contact.ts';
import { build, copyProject } from '../../tools/copy-project.ts';
import { expect, hydrated, PATHS, test } from '../support/fixtures.ts';
import { freePort } from '../support/free-port.ts';

type Release = 'a' | 'b';

let folder = '';
let origin = '';
let server: Server;
let current: Release = 'a';

/** Changes a file of the copied project. Throws if it is not as expected. */
function edit(file: string, part: string | RegExp, other: string) {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  const edited = text.replace(part, other);
  if (edited === text) throw new Error(`${file} does not hold ${part}.`);
  writeFileSync(place, edited);
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = copyProject('releases-');
  renameSync(build(folder), path.join(folder, 'a'));
  edit('content/site.ts', /brand: '([^']+)'/, "brand: '$1 B'");
  edit('components/ui/filter.tsx', 'role="group"', 'role="group" data-release="b"');
  edit('app/contact/contact-form.tsx', 'method="get"', 'method="get" data-release="b"');
  renameSync(build(folder), path.join(folder, 'b'));
  // Another version of the framework names the parts of its data otherwise.
  for (const file of globSync('b/**/*.txt', { cwd: folder }))
    if (!file.includes('/flight/')) edit(file, /^/, '"another version"\n');

  const serve = (release: Release) => sirv(path.join(folder, release), { dev: true });
  const releases = { a: serve('a'), b: serve('b') };
  server = createServer((request, response) =>
    releases[current](request, response, () => {
      response.writeHead(404).end();
    }),
  );
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.beforeEach(({ context }) => {
  current = 'a';
  return context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
});

// What is gone is gone; the visitor does not notice.
test.use({ allowedErrors: /404|ChunkLoadError|unavailable|Failed to load/ });

const HYDRATED = [true, false] as const;
const named = (isHydrated: boolean) => (isHydrated ? 'hydrated' : 'not yet hydrated');

for (const isHydrated of HYDRATED)
  for (const start of PATHS)
    test(`every link of ${start}, ${named(isHydrated)}, leads into the new release`, async ({ page }) => {
      test.setTimeout(120_000);
      const open = async () => {
        current = 'a';
        await page.goto(origin + start);
        if (isHydrated) await hydrated(page);
        current = 'b';
      };
      await open();
      const hrefs = await page
        .locator('a[href^="/"]:visible')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
      expect(hrefs.length).toBeGreaterThan(3);
      for (const href of hrefs) {
        const target = new URL(href, origin);
        // An anchor of the same page loads nothing.
        if (target.pathname === start) continue;
        await open();
        const link = page.locator(`a[href="${href}"]:visible`).first();
        await link.hover();
        await link.click();
        await page.waitForURL((url) => url.pathname === target.pathname);
        const expected = readFileSync(path.join(folder, 'b', target.pathname, 'index.html'), 'utf8');
        const shown = page.locator('script[data-flight]');
        await expect
          .poll(async () => expected.includes((await shown.getAttribute('data-flight'))!), { message: href })
          .toBe(true);
        await hydrated(page);
      }
    });

for (const isHydrated of HYDRATED)
  test(`the form of a page ${named(isHydrated)} is sent after the release`, async ({ page, context }) => {
    await page.goto(`${origin}/contact/`);
    if (isHydrated) await hydrated(page);
    current = 'b';
    await page.getByLabel(contact.fields.fullName.label).fill('Anil');
    await page.getByLabel(contact.fields.email.label).fill('anil@example.in');
    await page.getByLabel(contact.fields.message.label).fill('Chilli & turmeric');
    const chat = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    await page.getByRole('button', { name: contact.send }).click();
    const text = new URL((await chat).url()).searchParams.get('text');
    for (const part of ['Anil', 'anil@example.in', 'Chilli & turmeric']) expect(text).toContain(part);
  });

test('what opens over a page of the old release opens, or its fallback is shown', async ({ page }) => {
  await page.goto(`${origin}/services/`);
  await hydrated(page);
  current = 'b';
  const details = page.locator('main [aria-haspopup=dialog]').first();
  const fallback = (await details.getAttribute('data-fallback'))!;
  await details.click();
  await expect(
    page
      .getByRole('dialog')
      .or(page.locator(`${fallback}:visible`))
      .first(),
  ).toBeAttached();
});
