import { expect, test, type Page } from '@playwright/test';

const isHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

test('asks for no script before the load event, and hydrates after it', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => /\.(js|txt)$/.test(name) && startTime < navigation!.loadEventStart)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});
