import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections } from '../content/home.ts';
import { servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, PATHS, test, visit } from './support/fixtures.ts';
import { homeFilter, serviceFilter } from './support/words.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that can find something else in the other scheme, which changes colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it is now, in both schemes, one line for each element. */
async function expectNothingFound(page: Page, state: string) {
  // The site has no frames; without legacy mode axe opens a page of its own each time to join their results.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axe().withTags(TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axe().withRules(COLOR_RULES).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found = Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${scheme}: ${id}: ${html.slice(0, 200)}`)),
  );
  expect.soft(found, state).toEqual([]);
}

test.describe('axe finds nothing', () => {
  test.use({ allowedErrors: /404/ });
  // A colour in transition cannot be judged.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  for (const path of [...PATHS, '/unknown/'])
    test(`on ${path}`, async ({ page }) => {
      await visit(page, path);
      await expectNothingFound(page, path);
    });

  test('on the home page in use', async ({ page, viewport }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: homeFilter.label }).click();
    await page.getByRole('button', { name: homeSections.process.watch }).click();
    await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeVisible();
    await expectNothingFound(page, 'process playing');
    await page.getByRole('button', { name: `${homeSections.process.step} 2` }).click();
    await page.keyboard.press('End');
    await expectNothingFound(page, 'filtered, second step, scrolled');
    await page.getByRole('link', { name: site.chatTooltip }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectNothingFound(page, 'tooltip');
    if (viewport!.width < 900) {
      await page.getByRole('button', { name: site.frame.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeAttached();
      await expectNothingFound(page, 'drawer');
    }
  });

  test('on the services page in use', async ({ page }) => {
    await visit(page, '/services/');
    await page.getByRole('button', { name: serviceFilter.label }).click();
    await expectNothingFound(page, 'filtered services');
    await page.getByRole('button', { name: servicesPage.card.details }).first().click();
    await expect(page.getByRole('dialog')).toBeAttached();
    await expectNothingFound(page, 'dialog');

    await page.goto('/services/');
    await page.evaluate(() => delete document.documentElement.dataset.script);
    await expectNothingFound(page, 'as without script');
  });

  test('on the contact page in use', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await visit(page, '/contact/#service=website-solutions');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(contact.notices.error)).toBeVisible();
    await page.getByText(contact.notices.error).hover(); // so that it stays
    await expectNothingFound(page, 'error notice');
    await page.getByLabel(contact.fields.fullName.label).fill('Anil');
    await page.getByLabel(contact.fields.email.label).fill('anil@example.in');
    await page.getByLabel(contact.fields.message.label).fill('Hello');
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(contact.notices.blocked)).toBeVisible();
    await page.getByText(contact.notices.blocked).hover();
    await expectNothingFound(page, 'refused window');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(contact.notices.success)).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: contact.notices.close }).focus();
    await expectNothingFound(page, 'success notice');
  });
});
