import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections, homeServices } from '../content/home.ts';
import { processSteps } from '../content/process.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { details, fill, menu, SCRIPT } from './support/faults.ts';
import { dialogWithFocus, expect, hydrated, PATHS, test, visit } from './support/fixtures.ts';
import { homeFilter, labelOf } from './support/words.ts';

/** What the visitor can read, in whatever letters it is set, holds these texts. */
async function expectShown(page: Page, texts: readonly string[]) {
  const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  const shown = plain(await page.locator('body').innerText());
  expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
}

test.beforeEach(({ context }) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' })),
);

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is there, and no control that would not answer', async ({ page }) => {
    await page.goto('/');
    await expectShown(page, [
      ...homeServices.flatMap(({ title, description, points }) => [title, description, ...points]),
      ...processSteps.flatMap(({ title, description, deliverables, metrics }) => [
        title,
        description,
        ...deliverables,
        ...metrics.map(({ value }) => value),
      ]),
    ]);
    for (const path of PATHS) {
      await page.goto(path);
      // The steps of the process are buttons as well; all that they would show is shown.
      const buttons = page.locator('button:visible:not(#process button)');
      const { subscribe } = site.footer.newsletter;
      await expect(buttons).toHaveText(path === '/contact/' ? [contact.send, subscribe] : [subscribe]);
    }
    await page.goto('/services/');
    await expectShown(
      page,
      services.flatMap(({ features, deliverables, platforms, timeline }) => [
        ...features,
        ...deliverables,
        ...platforms,
        timeline,
      ]),
    );
  });

  test('an enquiry reaches WhatsApp by the form itself', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.locator('noscript p')).toHaveText(contact.noScript);
    await expect(page.locator('noscript p')).toBeVisible();
    await fill(page);
    await page.getByRole('button', { name: contact.send }).click();
    await page.waitForURL(`https://wa.me/${site.chatNumber}?**`);
    expect(new URL(page.url()).searchParams.get('text')).toBe('Chilli & turmeric, 100 % pure');
  });
});

test.describe('without a script file', () => {
  test.use({ allowedErrors: /ERR_FAILED|unavailable|ChunkLoadError/ });

  test("the drawer's: the press on Menu leads to the links in the footer", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await page.route(SCRIPT, (route) => route.abort());
    await menu(page).click();
    await expect(page).toHaveURL('/#footer');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');

    await page.unroute(SCRIPT);
    await menu(page).click();
    await expect(page.getByRole('dialog', { name: site.frame.menu })).toBeAttached();
  });

  test("the dialog's: the details unfold in the card", async ({ page }) => {
    await visit(page, '/services/');
    await page.route(SCRIPT, (route) => route.abort());
    await details(page).click();
    await expect(page.locator(`#details-${services[0].slug}`).getByRole('list').first()).toBeInViewport();
  });
});

test('on a slow network a press on Menu waits for its code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.route(SCRIPT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await menu(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dialogWithFocus(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
});

test.describe('offline after the load', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/ });

  test('filter, process and form still answer, and links work again afterwards', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.getByRole('button', { name: homeFilter.label }).click();
    await expect(page.getByRole('button', { name: homeFilter.label })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: `${homeSections.process.step} 4` }).click();
    await expect(page.getByRole('heading', { name: processSteps[3].subtitle })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: site.quote.header }).click();
    await page.waitForURL('/contact/');

    await context.setOffline(true);
    await fill(page);
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(contact.notices.offline)).toBeVisible();
  });
});

test('blocked storage stops nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await visit(page, `/contact/#service=${services[0].slug}`);
  await fill(page);
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(services[0].title);
});

test('two tabs carry two choices', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, `/contact/#service=${services[0].slug}`);
  await visit(other, `/contact/#service=${services[1].slug}`);
  await page.reload();
  await other.reload();
  await hydrated(page);
  await hydrated(other);
  await expect(page.getByRole('combobox')).toHaveValue(services[0].title);
  await expect(other.getByRole('combobox')).toHaveValue(services[1].title);
});

test('a clock far in the future or the past stops no enquiry', async ({ page }) => {
  for (const time of ['1999-01-01T00:00:00Z', '2199-12-31T23:59:59Z']) {
    await page.clock.setFixedTime(time);
    await visit(page, '/contact/');
    await fill(page);
    const chat = page.waitForEvent('popup');
    await page.getByRole('button', { name: contact.send }).click();
    await chat;
    await expect(page.getByText(contact.notices.success)).toBeVisible();
    await (await chat).close();
  }
});

test('the history state of another program is survived and kept', async ({ page }) => {
  await visit(page, '/contact/');
  await page.evaluate(() => {
    const push = (state: unknown) => History.prototype.pushState.call(history, state, '', location.href);
    push({ idx: 7, key: 'other' });
    push('rubbish');
    push(null);
  });
  for (let entry = 0; entry < 3; entry++) {
    await page.evaluate(() => history.back());
    // The router loads a page again whose state it does not know.
    await page.waitForTimeout(500);
    await expect(() => hydrated(page), 'it may do so only now').toPass();
    await expect(page.getByRole('combobox')).toHaveValue('');
  }
  await page.evaluate((slug) => (location.hash = `#service=${slug}`), homeServices[1].slug);
  await expect(page.getByRole('combobox')).toHaveValue(homeServices[1].title);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/about/', 'footer') })
    .click();
  await page.waitForURL('/about/');
  await page.goBack();
  await page.waitForURL('/contact/');
  await expect(page.getByRole('combobox')).toHaveValue(homeServices[1].title);
});
