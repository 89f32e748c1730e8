/** The host has a new release, and no file of the one that is open in the tab. */
import type { Page } from 'playwright/test';
import { servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { chatText, fill, sendButton, typed } from './support/enquiry.ts';
import { dialogWithFocus, expect, hydrated, labelOf, menu, test } from './support/fixtures.ts';

// What is gone is gone; the visitor does not notice.
test.use({ allowedErrors: /404/ });

/** All files whose names change with their content are gone, and so are data that a router would ask for. */
const GONE = /\/_next\/|\.txt\b/;

async function open(page: Page, path: string, isHydrated: boolean) {
  await page.unroute(GONE);
  const lose = () => page.route(GONE, (route) => route.fulfill({ status: 404, body: '' }));
  // Else the page may have fetched its scripts ahead by then.
  if (!isHydrated) await lose();
  await page.goto(path);
  if (!isHydrated) return;
  await hydrated(page);
  await lose();
}

for (const [when, isHydrated] of [
  ['before the page answers', false],
  ['once it answers', true],
] as const)
  test.describe(when, { tag: '@narrow' }, () => {
    test('its links lead on', async ({ page }) => {
      for (const [path, target] of [
        ['/', '/contact/'],
        ['/services/', '/about/'],
        ['/contact/', '/privacy/'],
      ] as const) {
        await open(page, path, isHydrated);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: labelOf(target, 'footer'), exact: true })
          .click();
        await expect(page).toHaveURL(target);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });

    test('its enquiry is sent', async ({ page, context }) => {
      await open(page, '/contact/', isHydrated);
      await fill(page);
      const chat = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
      await sendButton(page).click();
      const text = chatText((await chat).url()).replaceAll('\r\n', '\n');
      for (const part of Object.values(typed)) expect(text).toContain(part);
    });

    test('its menu and its details open, or their other ways', async ({ page }) => {
      await open(page, '/services/', isHydrated);
      await page.getByRole('button', { name: servicesPage.card.details }).first().click();
      const details = page.getByText(servicesPage.card.deliverables).filter({ visible: true });
      await expect(details.first()).toBeVisible();
      await open(page, '/about/', isHydrated);
      await menu(page).click();
      if (isHydrated) await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);
      else await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeInViewport();
    });
  });
