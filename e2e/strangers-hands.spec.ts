import type { Page } from 'playwright/test';
import {
  contact,
  homeSections,
  homeServices,
  processSteps,
  serviceCategories,
  services,
  servicesPage,
  site,
} from '../content/index.ts';
import {
  chatText,
  error,
  expectFields,
  field,
  letter,
  REQUIRED,
  sendButton,
  success,
  typed,
} from './support/enquiry.ts';
import {
  dialogWithFocus,
  expect,
  holdScripts,
  hydrated,
  menu,
  scrollPosition,
  scrollTo,
  test,
  visit,
} from './support/fixtures.ts';
import { enter, worlds } from './support/worlds.ts';

const heading = (page: Page, text: string) =>
  page.getByRole('heading', {
    name: new RegExp(`^(త\\s+)?${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  });

/** Letters. What is longer above the form may break elsewhere while the page is drawn anew. */
const LONG_LEAD = 80;

type Open = (path: string) => Promise<void>;

async function keepsPromises(page: Page, open: Open) {
  await test.step('the enquiry reaches the chat, with every character and the words of the owner', async () => {
    await open(`/contact/#service=${homeServices[0]!.slug}`);
    await expect(field(page, 'service')).toHaveValue(homeServices[0]!.title);
    await sendButton(page).click();
    await expect(error(page)).toContainText(contact.notices.error);
    for (const name of REQUIRED) {
      if (await field(page, name).inputValue()) continue; // it was filled in already
      await field(page, name).fill(typed[name]);
    }
    await field(page, 'service').selectOption({
      index: (await field(page, 'service').locator('option').count()) - 1,
    });
    const opened = page.waitForEvent('popup');
    await sendButton(page).click();
    const link = page.getByRole('link', { name: contact.notices.refusedLink });
    await expect(success(page).or(link)).toBeVisible();
    if (await link.isVisible()) await link.click();
    const chat = await opened;
    await chat.waitForURL('https://wa.me/**');
    expect(chatText(chat.url())).toBe(letter(typed, contact.otherService));
    await chat.close();
  });

  await test.step('the menu opens, and leads on', async () => {
    await open('/about/');
    await menu(page).click();
    await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);
    await dialogWithFocus(page).getByRole('link', { name: site.quote.drawer }).click();
    await page.waitForURL('/contact/');
  });

  await test.step('the filter shows its cards, the dialog opens and closes', async () => {
    await open('/services/');
    const { category, title } = services.at(-1)!;
    const filter = page.getByRole('group', { name: servicesPage.filterLabel });
    await filter
      .getByRole('button')
      .nth(serviceCategories.findIndex(({ id }) => id === category))
      .click();
    for (const service of services)
      await expect(heading(page, service.title)).toBeVisible({ visible: service.category === category });
    const card = page.getByRole('listitem').filter({ has: heading(page, title) });
    await card.getByRole('button', { name: servicesPage.card.details }).click();
    await expect(dialogWithFocus(page)).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the process plays, and its button says so', async () => {
    await open('/');
    const { watch, pause } = homeSections.process;
    await page.clock.pauseAt(3_600_000);
    await page.getByRole('button', { name: watch }).click();
    await expect(page.getByRole('button', { name: pause })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.locator('[aria-current=step]')).toContainText(processSteps[1]!.title);
    await page.getByRole('button', { name: pause }).click();
    await expect(page.getByRole('button', { name: watch })).toBeVisible();
  });
}

test.describe('all promises are kept with @narrow', () => {
  test.use({ allowedErrors: /Minified React error #418/ });

  for (const [name, world] of Object.entries(worlds))
    test(`${name}, ${world.isFirst ? 'from the start' : 'before the page answers'}`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await enter(page, world);
      await keepsPromises(page, (path) => visit(page, path));
    });
});

test.describe('a page that the framework draws anew @narrow', () => {
  test.use({ allowedErrors: /Minified React error #418/, colorScheme: 'dark' });

  test('because of a translator keeps what is typed, its place and its scheme', async ({ page }) => {
    await enter(page, worlds['a translator']!);
    const release = await holdScripts(page);
    await page.goto('/contact/');
    for (const part of REQUIRED) await field(page, part).fill(typed[part]);
    await scrollTo(page, 300);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [place, color] = [await scrollPosition(page), await ground()];
    release();
    await hydrated(page);
    await expectFields(page, typed);
    expect(await ground()).toBe(color);
    const moved = Math.abs((await scrollPosition(page)) - place);
    expect(moved).toBeLessThanOrEqual(contact.lead.length > LONG_LEAD ? 96 : 0);
  });
});
