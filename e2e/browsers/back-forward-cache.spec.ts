import { servicesPage } from '../../content/services.ts';
import { chromiumPath } from '../../tools/chromium.ts';
import { expect, scrollPosition, scrollTo, settle, test, visit } from '../support/fixtures.ts';
import { serviceFilter } from '../support/words.ts';

test('a page brought back from the back-forward cache is as it was left, and still answers', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright turns this cache off, and waits in vain for the load event of a page out of it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: chromiumPath({ withWindows: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await visit(page, '/services/');
    const chip = page.getByRole('button', { name: serviceFilter.label });
    await chip.click();
    // The cards change by a view transition, which must be over before the page is as it will be left.
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await settle(page);
    await scrollTo(page, 300);
    await expect.poll(() => scrollPosition(page)).toBe(300);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted);
      }),
    );
    await page.goto('/about/');
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
    await expect(page.getByRole('button', { name: serviceFilter.label })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await scrollPosition(page)).toBe(300);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await page.getByRole('button', { name: servicesPage.card.details }).first().click();
    await expect(page.getByRole('dialog')).toBeAttached();
  } finally {
    await browser.close();
  }
});
