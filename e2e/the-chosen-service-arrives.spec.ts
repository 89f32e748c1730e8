import type { Locator, Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections, homeServices } from '../content/home.ts';
import { services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { field, fill, letter, send, typed } from './support/enquiry.ts';
import { expect, hydrated, SCRIPT, scrollPosition, test, visit } from './support/fixtures.ts';

const service = (page: Page) => field(page, 'service');

/** The choice is in the field, the address is tidy, and the page is shown from its top. */
async function expectChosen(page: Page, title: string) {
  await page.waitForURL(({ pathname, hash }) => pathname === '/contact/' && hash === '');
  await expect(service(page)).toHaveValue(title);
  expect(await scrollPosition(page)).toBe(0);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Presses the link in every way there is. */
async function expectEveryWay(page: Page, link: Locator, title: string) {
  const from = page.url();
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expectChosen(tab, title);
  await tab.close();

  await link.click();
  await expectChosen(page, title);
  await page.reload();
  await hydrated(page);
  await expectChosen(page, title);
  await page.goBack();
  await page.waitForURL(from);
  await page.goForward();
  await expectChosen(page, title);
  await hydrated(page);
  await expectChosen(page, title);
}

test('from every card, by a link of its own', { tag: '@wide' }, async ({ page }) => {
  for (const [path, name, cards] of [
    ['/', homeSections.services.getQuote, homeServices],
    ['/services/', servicesPage.card.start, services],
  ] as const) {
    await page.goto(path);
    const hrefs = new Map<string, string>();
    for (const { title } of cards)
      hrefs.set(
        title,
        (await cardOf(page, title).getByRole('link', { name, exact: true }).getAttribute('href'))!,
      );
    for (const [title, href] of hrefs) {
      await page.goto('about:blank');
      await page.goto(href);
      await expectChosen(page, title);
    }
  }
});

test('by a click, in a new tab, after a reload, back and forward', { tag: '@wide' }, async ({ page }) => {
  const [{ title }] = services;
  await visit(page, '/services/');
  await expectEveryWay(page, cardOf(page, title).getByRole('link', { name: servicesPage.card.start }), title);
});

test(
  'one of the home page too, which the field does not offer by itself',
  { tag: '@narrow' },
  async ({ page }) => {
    const offered = services.map(({ title }) => title);
    const { title } = homeServices.find((each) => !offered.includes(each.title)) ?? homeServices[0];
    await visit(page, '/');
    await expectEveryWay(
      page,
      cardOf(page, title).getByRole('link', { name: homeSections.services.getQuote, exact: true }),
      title,
    );
    const options = [contact.fields.service.emptyOption, ...offered, contact.otherService];
    await expect(service(page).getByRole('option')).toHaveCount(new Set([...options, title]).size);
    await service(page).selectOption(contact.otherService);
    await service(page).selectOption(title);
    await fill(page);
    expect(await send(page)).toBe(letter(typed, title));
  },
);

test('from the dialog of a service', async ({ page }) => {
  const { title } = services.at(-1)!;
  await visit(page, '/services/');
  await cardOf(page, title).getByRole('button', { name: servicesPage.card.details }).click();
  await page.getByRole('dialog').getByRole('link', { name: servicesPage.card.start }).click();
  await expectChosen(page, title);
});

test(
  'at once, before the page answers, where data is to be saved and no script comes',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.route(SCRIPT, () => {});
    await page.goto(`/contact/?utm_source=card#service=${services[1].slug}`);
    await expect(service(page)).toHaveValue(services[1].title);
    await expect(page).toHaveURL('/contact/?utm_source=card');
  },
);

test('a visit that chose nothing has none', { tag: '@wide' }, async ({ page }) => {
  await visit(page, `/contact/#service=${services[0].slug}`);
  await visit(page, '/services/');
  await page.getByRole('main').getByRole('link', { name: servicesPage.closing.start }).click();
  await page.waitForURL('/contact/');
  await hydrated(page);
  await expect(service(page)).toHaveValue('');
});

test(
  'a choice in the address of the open page counts, and leaves what is typed',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/contact/');
    await field(page, 'fullName').fill(typed.fullName);
    const { slug, title } = homeServices.at(-1)!;
    await page.evaluate((chosen) => (location.hash = `#service=${chosen}`), slug);
    await expectChosen(page, title);
    await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
  },
);

test('a jump within the page keeps the choice, also over a reload', { tag: '@wide' }, async ({ page }) => {
  const [{ slug, title }] = services;
  const jumps = {
    'to the content': () => page.getByRole('link', { name: site.frame.skip }).press('Enter'),
    'to a service that is none of ours': () =>
      page.evaluate(() => void (location.hash = '#service=nonsense')),
    'to this page, by a link': () =>
      page.getByRole('banner').getByRole('link', { name: site.quote.header }).click(),
  };
  for (const [name, jump] of Object.entries(jumps))
    await test.step(name, async () => {
      await page.goto('about:blank');
      await visit(page, `/contact/#service=${slug}`);
      await jump();
      await expect(service(page)).toHaveValue(title);
      await page.reload();
      await hydrated(page);
      await expect(service(page)).toHaveValue(title);
    });
});

test(
  'a choice by hand wins over that of the card, also one made before the page answers',
  { tag: '@narrow' },
  async ({ page }) => {
    const [carried, other] = services;
    for (const isHydrated of [true, false]) {
      await page.goto('about:blank');
      await page.goto(`/contact/#service=${carried.slug}`);
      if (isHydrated) await hydrated(page);
      await expect(service(page)).toHaveValue(carried.title);
      await service(page).selectOption(other.title);
      await hydrated(page);
      await expect(service(page)).toHaveValue(other.title);
      await page.reload();
      await hydrated(page);
      await expect(service(page)).toHaveValue(other.title);
    }
  },
);
