import type { Page } from 'playwright/test';
import { contact, homeSections, homeServices, services, servicesPage, site } from '../content/index.ts';
import { field, fill, letter, send, typed } from './support/enquiry.ts';
import {
  cardOf,
  expect,
  follow,
  frames,
  hydrated,
  SCRIPT,
  scrollPosition,
  scrollTo,
  test,
  visit,
} from './support/fixtures.ts';

const service = (page: Page) => field(page, 'service');

async function expectChosen(page: Page, title: string) {
  await page.waitForURL(({ pathname, hash }) => pathname === '/contact/' && hash === '');
  await expect(service(page)).toHaveValue(title);
  expect(await scrollPosition(page)).toBe(0);
}

test('by a click, in a new tab, after a reload, back and forward', async ({ page, context }) => {
  const offered = services.map(({ title }) => title);
  const { title } = homeServices.find((each) => !offered.includes(each.title)) ?? homeServices[0]!;
  await visit(page, '/');
  const link = cardOf(page, title).getByRole('link', { name: homeSections.services.getQuote });
  const opened = context.waitForEvent('page');
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
  await page.waitForURL('/');
  await page.goForward();
  await expectChosen(page, title);
  await hydrated(page);
  await expectChosen(page, title);

  const options = [contact.fields.service.emptyOption, ...offered, contact.otherService];
  await expect(service(page).getByRole('option')).toHaveCount(new Set([...options, title]).size);
  await service(page).selectOption(contact.otherService);
  await service(page).selectOption(title);
  await fill(page);
  expect(await send(page)).toBe(letter(typed, title));
});

test('at once, before the page answers, where data is to be saved and no script comes @narrow', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route(SCRIPT, () => {});
  await page.goto(`/contact/?utm_source=card#service=${services[1]!.slug}`);
  await expect(service(page)).toHaveValue(services[1]!.title);
  await expect(page).toHaveURL('/contact/?utm_source=card');
});

test('a visit that chose nothing has none', async ({ page }) => {
  await visit(page, `/contact/#service=${services[0]!.slug}`);
  await visit(page, '/services/');
  await page.getByRole('main').getByRole('link', { name: servicesPage.closing.start }).click();
  await page.waitForURL('/contact/');
  await hydrated(page);
  await expect(service(page)).toHaveValue('');
});

test('each of them, in the address of the open page too, which leaves what is typed @content', async ({
  page,
}) => {
  await visit(page, '/contact/');
  await field(page, 'fullName').fill(typed.fullName);
  await scrollTo(page, 0);
  for (const { slug, title } of [...services, ...homeServices]) {
    await page.evaluate((chosen) => (location.hash = `#service=${chosen}`), slug);
    await expectChosen(page, title);
  }
  await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
});

test('a jump within the page keeps the choice, also over a reload', async ({ page }) => {
  const { slug, title } = services[0]!;
  const jumps = {
    'to the content': () => page.getByRole('link', { name: site.frame.skip, exact: true }).press('Enter'),
    'to a service that is none of ours': () =>
      page.evaluate(() => void (location.hash = '#service=nonsense')),
    'to this page, by a link': () => follow(page, '/contact/', 'header'),
  };
  for (const [name, jump] of Object.entries(jumps))
    await test.step(name, async () => {
      await page.goto('about:blank');
      await visit(page, `/contact/#service=${slug}`);
      await jump();
      await frames(page); // the page hears of the jump a moment later
      await expect(service(page)).toHaveValue(title);
      await page.reload();
      await hydrated(page);
      await expect(service(page)).toHaveValue(title);
    });
});

test('a choice by hand wins over that of the card, also one made before the page answers @narrow', async ({
  page,
}) => {
  const [carried, other] = [services[0]!, services[1]!];
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
});
