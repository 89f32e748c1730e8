import { contact } from '../content/contact.ts';
import { hero, type HomeService, homeServices } from '../content/home.ts';
import { servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, test } from './support/fixtures.ts';

test('the headline has two lines, with no slash between them', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(hero.headline.join(''));
  const [first, second] = await headline
    .locator('span')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
  expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
});

test('the hero shows its badges, the cities and the key services', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: hero.headline[0] });
  for (const badge of hero.badges) await expect(region.getByText(badge, { exact: true })).toBeVisible();
  await expect(region.getByRole('list', { name: hero.citiesLabel }).getByRole('listitem')).toHaveText(
    site.cities,
  );
  const strip = region.getByRole('heading', { name: hero.keyServicesLabel }).locator('..');
  await expect(strip.getByRole('listitem')).toHaveText(homeServices.map(({ title }) => title));
});

test('each card shows the tag that it was given, or none', async ({ page }) => {
  await page.goto('/');
  const cards = page
    .locator('#services')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const [i, { tag }] of (homeServices as readonly HomeService[]).entries())
    await expect(cards.nth(i).getByText(/^(Featured|Popular)$/)).toHaveText(tag ? [tag] : []);
});

test('the services page says why to choose the agency', async ({ page }) => {
  await page.goto('/services/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.heading);
  await expect(page.getByText(servicesPage.intro)).toBeVisible();
  const { heading, values } = servicesPage.whyChoose;
  const items = page.getByRole('region', { name: heading }).getByRole('listitem');
  await expect(items).toHaveText(values.map(({ title, text }) => title + text));
});

test('the contact page promises an answer, and lists what one gets', async ({ page }) => {
  await page.goto('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  await expect(page.getByText(contact.lead)).toBeVisible();
  const { heading, items } = contact.benefits;
  await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).toHaveText(
    items.map(({ text }) => text),
  );
});
