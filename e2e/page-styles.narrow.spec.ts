import { expect, PATHS, test } from './support/fixtures.ts';

test.use({ allowedErrors: /ERR_FAILED|404/ });

for (const colorScheme of ['light', 'dark'] as const)
  test(`every page has the styles that it needs on a phone before any script, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    // No script starts by itself then.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    // Pictures come when they like.
    await page.route('**/drawings/**', (route) => route.abort());
    for (const path of [...PATHS, '/nowhere/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const all = page.locator('link[rel=stylesheet]');
      expect(await all.evaluate(({ media }: HTMLLinkElement) => matchMedia(media).matches)).toBe(false);
      const own = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const added = await all.evaluate(async ({ href }: HTMLLinkElement) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        await new Promise((resolve) => {
          link.onload = resolve;
          document.head.append(link);
        });
        return link.sheet!.cssRules.length;
      });
      expect(added).toBeGreaterThan(100);
      expect(own.equals(await page.screenshot({ fullPage: true, animations: 'disabled' })), path).toBe(true);
    }
  });
