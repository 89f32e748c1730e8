import { MODE_KEY, SCHEME_KEY } from '../components/layout/color-scheme.ts';
import { pages } from '../content/pages.ts';
import { servicesPage } from '../content/services.ts';
import { expect, hydrated, test, visit } from './support/fixtures.ts';

// The browser reports the 404 page, which is visited on purpose.
test.use({ allowedErrors: /status of 404/ });

test('asks no other host for anything, sets no cookie, and keeps exactly two settings', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow(); // every page, one after the other
  const elsewhere: string[] = [];
  const cookies: string[] = [];
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
      elsewhere.push(request.url());
  });
  context.on('response', (response) => {
    if (response.headers()['set-cookie']) cookies.push(response.url());
  });

  for (const { path } of [...Object.values(pages), { path: '/no-such-page/' }]) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => Object.keys(localStorage).sort()), path).toEqual(
      [MODE_KEY, SCHEME_KEY].sort(),
    );
    expect(await page.evaluate(() => document.cookie), path).toBe('');
  }
  await visit(page, pages.services.path);
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: servicesPage.card.start }).click();
  await expect(page).toHaveURL(pages.contact.path);

  expect(elsewhere).toEqual([]);
  expect(cookies).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toHaveLength(2);
});
