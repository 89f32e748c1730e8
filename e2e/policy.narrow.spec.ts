import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { site } from '../content/site.ts';
import { dialogWithFocus, expect, hydrated, test, visit } from './support/fixtures.ts';

const paths = ['/', '/services/', '/contact/', '/about/', '/privacy/', '/terms/', '/no-such-page/'];

test.use({ allowedErrors: /status of 404/ });

/** Notes what the policy refuses in every document of this page, from before its first script on. */
async function watchPolicy(page: Page) {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteRefused: (what: string) => void }).noteRefused;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      note(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}

for (const path of paths)
  test(`refuses nothing that ${path} is made of`, async ({ page }) => {
    const refused = await watchPolicy(page);
    await visit(page, path);
    await page.getByRole('link', { name: site.chatTooltip }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    for (const chip of await page.locator('main button[aria-pressed]').all()) {
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    }
    const details = page.locator('main button[aria-haspopup=dialog]').filter({ visible: true });
    if (await details.count()) {
      await details.first().click();
      await expect(dialogWithFocus(page)).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(refused).toEqual([]);
  });

test('refuses nothing on the way through all pages, without a new document', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  for (const path of ['/services/', '/contact/', '/about/', '/privacy/', '/terms/', '/']) {
    await page.getByRole('button', { name: site.frame.openMenu }).click();
    await expect(dialogWithFocus(page)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .locator(`footer a[href="${path}"], header a[href="${path}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(refused).toEqual([]);
});

test('refuses nothing of an enquiry, good or bad', async ({ page, context }) => {
  const refused = await watchPolicy(page);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await visit(page, '/contact/');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.error)).toBeVisible();
  await page.getByLabel(contact.fields.fullName.label).fill('Anil');
  await page.getByLabel(contact.fields.email.label).fill('anil@example.com');
  await page.getByLabel(contact.fields.message.label).fill('A shop in Guntur');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.success)).toBeVisible();
  expect(refused).toEqual([]);
});

test.describe('what does not belong', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  for (const [what, markup, directive] of [
    ['an inline script', '<script>document.title="in"</script>', 'script-src-elem'],
    ['a handler attribute', '<img src="data:," onerror="document.title=\'in\'">', 'script-src-attr'],
    ['a style attribute', '<p style="color:red">in</p>', 'style-src-attr'],
    ['a script of another host', '<script src="https://other.example/a.js"></script>', 'script-src-elem'],
    ['a frame', '<iframe src="https://other.example/"></iframe>', 'frame-src'],
    ['a base address', '<base href="https://other.example/">', 'base-uri'],
  ] as const)
    test(`${what} does not get in`, async ({ page }) => {
      const refused = await watchPolicy(page);
      await page.route('/about/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</main>', () => `${markup}</main>`);
        await route.fulfill({ response, body });
      });
      await page.goto('/about/');
      await expect.poll(() => refused.join()).toContain(directive);
      await expect(page).not.toHaveTitle('in');
    });

  test('a form to another host does not leave', async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto('/about/');
    await hydrated(page);
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://other.example/';
      document.body.append(form);
      form.submit();
    });
    await expect.poll(() => refused.join()).toContain('form-action');
  });
});
