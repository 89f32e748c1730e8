/** What appears only after a press says nothing either that is not in content/. */
import type { Page } from 'playwright/test';
import { LONGEST_TEXT } from '../app/contact/enquiry.ts';
import { contact } from '../content/contact.ts';
import { failure } from '../content/failure.ts';
import { homeSections, homeServiceFilters } from '../content/home.ts';
import { serviceCategories, services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { wordsNotInContent } from './support/content-words.ts';
import { SCRIPT } from './support/faults.ts';
import { dialogWithFocus, expect, test, visit } from './support/fixtures.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the menu has no word that is not in content/', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await press(page, site.frame.openMenu);
  await expect(dialogWithFocus(page)).toBeAttached();
  expect(await wordsNotInContent(page)).toEqual([]);
});

test('the dialogs of the services have no word that is not in content/', async ({ page }) => {
  await visit(page, '/services/');
  for (const { title } of services) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: servicesPage.card.details }).click();
    await expect(dialogWithFocus(page)).toBeAttached();
    expect(await wordsNotInContent(page), title).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const [path, filters] of [
  ['/', homeServiceFilters],
  ['/services/', serviceCategories],
] as const)
  test(`the filters of ${path} announce no word that is not in content/`, async ({ page }) => {
    await visit(page, path);
    for (const { label } of [...filters].reverse()) {
      await press(page, label);
      await expect(page.locator('[aria-live=polite]')).toContainText(label);
      expect(await wordsNotInContent(page), label).toEqual([]);
    }
  });

test('the process, walking, has no word that is not in content/', async ({ page }) => {
  await visit(page, '/');
  await press(page, homeSections.process.watch);
  await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeVisible();
  expect(await wordsNotInContent(page)).toEqual([]);
});

test('the tooltip has no word that is not in content/', async ({ page }) => {
  await visit(page, '/');
  // A key pressed before: only a keyboard's focus shows it.
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: site.chatTooltip }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await wordsNotInContent(page)).toEqual([]);
});

test.describe('the notices of the form have no word that is not in content/:', () => {
  const { fields, notices, send } = contact;

  async function fill(page: Page) {
    await page.getByLabel(fields.fullName.label).fill('-');
    await page.getByLabel(fields.email.label).fill('a@b.c');
    await page.getByLabel(fields.message.label).fill('-');
  }

  for (const [kind, opened, said] of [
    ['sent', {}, notices.success],
    ['refused', null, notices.blocked],
  ] as const)
    test(kind, async ({ page }) => {
      await page.addInitScript((answer) => (window.open = () => answer as Window | null), opened);
      await visit(page, '/contact/');
      await fill(page);
      await press(page, send);
      await expect(page.getByText(said)).toBeVisible();
      expect(await wordsNotInContent(page)).toEqual([]);
    });

  test('too long, and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await visit(page, '/contact/');
    await fill(page);
    await page.getByLabel(fields.message.label).fill('-'.repeat(LONGEST_TEXT));
    await press(page, send);
    await expect(page.getByText(notices.tooLong)).toBeVisible();
    expect(await wordsNotInContent(page)).toEqual([]);
    await press(page, notices.copy);
    await expect(page.getByRole('button', { name: notices.copied })).toBeVisible();
    expect(await wordsNotInContent(page)).toEqual([]);
  });

  test('fields left empty', async ({ page }) => {
    await visit(page, '/contact/');
    await press(page, send);
    await expect(page.getByText(notices.error)).toBeVisible();
    for (const name of ['fullName', 'email', 'message'] as const)
      await expect(page.getByText(fields[name].hint)).toBeVisible();
    expect(await wordsNotInContent(page)).toEqual([]);
  });
});

test.describe('what breaks has no word that is not in content/:', () => {
  test.use({ allowedErrors: /broken on purpose/ });

  const BREAK = '(()=>{throw Error("broken on purpose")})()||';

  for (const [what, code] of [
    // The form, as it renders.
    ['a page', 'rows:6'],
    // The header, which all pages share.
    ['what all pages share', '"data-scrolled":'],
  ] as const)
    test(what, async ({ page }) => {
      await page.route(SCRIPT, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(code, code.replace(':', `:${BREAK}`));
        await route.fulfill({ response: answer, body });
      });
      await visit(page, '/contact/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.heading);
      await expect(page.getByRole('banner')).toHaveCount(what === 'a page' ? 1 : 0);
      expect(await wordsNotInContent(page)).toEqual([]);
    });
});
