import { contact } from '../content/contact.ts';
import { homeSections, homeServices } from '../content/home.ts';
import { services, servicesPage } from '../content/services.ts';
import {
  carriedState,
  expectCarried,
  expectCarriedEveryWay,
  field,
  setState,
  STRANGE_STATES,
} from './support/carried-service.ts';
import { expect, hydrated, test, visit } from './support/fixtures.ts';

test('arrives by click, in a new tab, after a reload, back and forward', async ({ page }) => {
  const [{ title }] = services;
  await visit(page, '/services/');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const button = card.getByRole('link', { name: servicesPage.card.start });
  await expectCarriedEveryWay(page, '/services/', button, title);
});

test('every card leads to the form with its own service', async ({ page }) => {
  for (const [path, name, cards] of [
    ['/', homeSections.services.getQuote, homeServices],
    ['/services/', servicesPage.card.start, services],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('listitem').getByRole('link', { name, exact: true });
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(hrefs).toHaveLength(cards.length);
    for (const [index, { title }] of cards.entries()) {
      // Without the question mark it would be the page that is open already.
      await page.goto(hrefs[index]!.replace('#', `?${index}#`));
      await expectCarried(page, title);
    }
  }
});

test('a visit that chose nothing has none', async ({ page }) => {
  await visit(page, '/services/');
  await page.getByRole('link', { name: servicesPage.closing.start }).click();
  await page.waitForURL('/contact/');
  await expect(field(page)).toHaveValue('');
  expect(await carriedState(page)).toBeUndefined();
});

test('a carried title that is not among the options of the field is added to them', async ({ page }) => {
  await visit(page, '/contact/');
  const options: string[] = [
    contact.fields.service.emptyOption,
    ...services.map(({ title }) => title),
    contact.otherService,
  ];
  await expect(field(page).getByRole('option')).toHaveText(options);
  for (const { slug, title } of homeServices) {
    await visit(page, '/about/');
    await visit(page, `/contact/#service=${slug}`);
    await expectCarried(page, title);
    await expect(field(page).getByRole('option')).toHaveCount(new Set([...options, title]).size);
  }
});

test('a fragment written into the address of the open page counts as well', async ({ page }) => {
  await visit(page, '/contact/');
  await page.getByLabel(contact.fields.fullName.label).fill('Lakshmi');
  await page.evaluate((slug) => (location.hash = `#service=${slug}`), homeServices[1].slug);
  await expectCarried(page, homeServices[1].title);
  await expect(page.getByLabel(contact.fields.fullName.label)).toHaveValue('Lakshmi');
});

test('a fragment that names no service is ignored', async ({ page }) => {
  for (const fragment of [
    'service=wedding-photos',
    'service=',
    'service=%E0%A4%A',
    'main',
    'service=constructor',
  ]) {
    await visit(page, `/contact/?${fragment.length}#${fragment}`);
    await expect(field(page), fragment).toHaveValue('');
    expect(await carriedState(page), fragment).toBeUndefined();
  }
});

test('a navigation state that names no service is survived and ignored', async ({ page }) => {
  for (const state of STRANGE_STATES) {
    await visit(page, '/contact/');
    await setState(page, state);
    await page.reload();
    await hydrated(page);
    await expect(field(page), JSON.stringify(state)).toHaveValue('');
  }
});
