/** `npm run smoke`: what can go wrong with a change of words and prices and the content check cannot see. */
import { contact } from '../content/contact.ts';
import { notFound } from '../content/not-found.ts';
import { pages } from '../content/pages.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, test, visit } from './support/fixtures.ts';

// `test` itself fails at an error in the console.
test('every page answers and comes alive, and what it links to is there', async ({ page, request }) => {
  const links = new Set<string>();
  for (const { path, title } of Object.values(pages)) {
    await visit(page, path);
    expect(await page.title()).toContain(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const address of await page
      .locator('a[href]')
      .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href)))
      links.add(address);
  }
  const origin = new URL(page.url()).origin;
  const internal = [...links].map((link) => new URL(link)).filter((link) => link.origin === origin);
  for (const { href, hash } of internal) {
    const answer = await request.get(href, { maxRedirects: 0 });
    expect(answer.status(), href).toBe(200);
    // A fragment like #service=… carries a choice and names no element.
    if (hash && !hash.includes('=')) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
  }
  for (const { path } of Object.values(pages))
    expect(internal.map(({ pathname }) => pathname)).toContain(path);
});

test('an unknown address answers 404 with the page for it', async ({ request }) => {
  const answer = await request.get('/no-such-page/');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(`<title>${notFound.title}`);
});

test('the header shows the brand beside the logo', async ({ page }) => {
  await visit(page, pages.home.path);
  const home = page.getByRole('banner').getByRole('link').first();
  const [link, brand] = await Promise.all([
    home.boundingBox(),
    home.getByText(site.brand, { exact: true }).boundingBox(),
  ]);
  expect(brand!.y).toBeGreaterThanOrEqual(link!.y);
  expect(brand!.y + brand!.height / 2).toBeLessThan(link!.y + link!.height);
});

test('every service is listed with its price', async ({ page }) => {
  await visit(page, pages.services.path);
  for (const { title, price, period } of services) {
    const card = page.getByRole('main').getByRole('listitem');
    const own = card.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(own).toContainText(`${price} ${period}`);
  }
});

test('the form opens WhatsApp with all that was typed and chosen', async ({ page, context }) => {
  const chat = `https://wa.me/${site.chatNumber}`;
  await context.route(`${chat}**`, (route) => route.fulfill({ body: 'chat' }));
  await visit(page, pages.contact.path);
  const { fullName, email, service, message } = contact.fields;
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.error)).toBeVisible();

  await page.getByLabel(fullName.label).fill('Lakshmi Devi');
  await page.getByLabel(email.label).fill('lakshmi@example.in');
  await page.getByLabel(service.label).selectOption(services.at(-1)!.title);
  await page.getByLabel(message.label).fill('A website for my saree shop');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).click();
  const address = new URL((await opened).url());
  expect(address.origin + address.pathname).toBe(chat);
  const text = address.searchParams.get('text');
  for (const part of [
    'Lakshmi Devi',
    'lakshmi@example.in',
    services.at(-1)!.title,
    'A website for my saree shop',
  ])
    expect(text).toContain(part);
  await expect(page.getByText(contact.notices.success)).toBeVisible();
});
