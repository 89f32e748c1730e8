import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections } from '../content/home.ts';
import { servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, PATHS, test, visit } from './support/fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, one line for each element. */
async function expectNothingFound(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  expect.soft(found, state).toEqual([]);
}

for (const width of [390, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`axe finds nothing at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, allowedErrors: /404/ });
      // Colours on their way are no colours to judge.
      test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

      test('on any page', async ({ page }) => {
        test.slow();
        for (const path of [...PATHS, '/unknown/']) {
          await visit(page, path);
          await expectNothingFound(page, path);
        }
      });

      test('in any open state', async ({ page, context }) => {
        test.slow();
        await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
        await visit(page, '/');
        await page.getByRole('button', { name: 'Data & AI' }).click();
        await page.getByRole('button', { name: homeSections.process.watch }).click();
        await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeVisible();
        await expectNothingFound(page, 'process playing');
        await page.getByRole('button', { name: /^Step 2/ }).click();
        await page.keyboard.press('End');
        await expectNothingFound(page, 'filtered, second step, scrolled');
        await page.getByRole('link', { name: site.chatTooltip }).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('tooltip')).toBeVisible();
        await expectNothingFound(page, 'tooltip');
        if (width < 900) {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog')).toBeAttached();
          await expectNothingFound(page, 'drawer');
        }

        await visit(page, '/services/');
        await page.getByRole('button', { name: 'Development' }).click();
        await expectNothingFound(page, 'filtered services');
        await page.getByRole('button', { name: servicesPage.card.details }).first().click();
        await expect(page.getByRole('dialog')).toBeAttached();
        await expectNothingFound(page, 'dialog');

        await page.goto('/services/');
        await page.evaluate(() => delete document.documentElement.dataset.script);
        await expectNothingFound(page, 'as without script');

        await visit(page, '/contact/#service=website-solutions');
        await page.getByRole('button', { name: contact.send }).click();
        await expect(page.getByText(contact.notices.error)).toBeVisible();
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
        await expectNothingFound(page, 'refused window');
        await page.getByRole('button', { name: contact.send }).click();
        await expect(page.getByText(contact.notices.success)).toBeVisible();
        await page.bringToFront();
        await page.getByRole('button', { name: 'Close notice' }).focus();
        await expectNothingFound(page, 'success notice');
      });
    });
