/** What wins over what, such as a choice by hand, and what a jump within the page leaves, is held by enquiry-memory.test.ts. */
import type { Page } from 'playwright/test';
import { contact, hero, homeSections, homeServices, services, site } from '../content/index.ts';
import { field, fill, letter, openChat, send, typed } from './support/enquiry.ts';
import {
  cardOf,
  expect,
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
  await expect(service(page).locator('option:checked')).toHaveText(title);
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
  await hydrated(page);
  await expectChosen(page, title);

  await expect(service(page).getByRole('option')).toHaveText([
    contact.fields.service.emptyOption,
    ...new Set([...offered, title]),
    contact.otherService,
  ]);
  await fill(page);
  expect(await send(page)).toBe(letter(typed, title));
});

test('at once, where data is to be saved and no script comes @narrow', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.route(SCRIPT, () => {});
  await page.goto(`/contact/?utm_source=card#service=${services[1]!.slug}`);
  await expect(service(page)).toHaveValue(services[1]!.slug);
  await expect(page).toHaveURL('/contact/?utm_source=card');
});

test('each of them, in the address of the open page too, which leaves what is typed', async ({ page }) => {
  await visit(page, '/contact/');
  await field(page, 'fullName').fill(typed.fullName);
  await scrollTo(page, 0);
  for (const { slug, title } of [...services, ...homeServices]) {
    await page.evaluate((chosen) => (location.hash = `#service=${chosen}`), slug);
    await expectChosen(page, title);
  }
  await expect(field(page, 'fullName')).toHaveValue(typed.fullName);
});

test('in the chats too that the page opens, in the language of each @narrow', async ({ page }) => {
  const { serviceLabel, refLabel } = contact.enquiry;
  await visit(page, '/contact/?from=expo');
  const chats = [
    [site.chatTooltip, site.chatGreeting],
    [contact.getInTouch.quick.en, site.chatGreeting],
    [contact.getInTouch.quick.te, hero.teluguChat.greeting],
  ] as const;
  for (const title of ['', services[0]!.title, services[1]!.title]) {
    await service(page).selectOption({ label: title || contact.fields.service.emptyOption });
    const chosen = title && `\n${serviceLabel}: ${title}`;
    for (const [name, greeting] of chats)
      expect(await openChat(page, page.getByRole('link', { name, exact: true }))).toBe(
        `${greeting}${chosen}\n${refLabel}: expo`,
      );
  }
});
