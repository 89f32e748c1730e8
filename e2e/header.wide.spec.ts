import { site } from '../content/site.ts';
import { expect, hydrated, PATHS, scrollTo, test, visit } from './support/fixtures.ts';

test('is solid with a shadow beyond 20 px, and not before', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const alpha = () =>
    header.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data[3]! / 255;
    });
  const clear = await alpha();

  await scrollTo(page, 20);
  await expect(header).not.toHaveAttribute('data-scrolled');
  expect(await shadow()).toBe('none');
  await scrollTo(page, 21);
  await expect(header).toHaveAttribute('data-scrolled');
  await expect.poll(shadow).not.toBe('none');
  await expect.poll(alpha).toBeGreaterThan(clear + 0.05);
  await scrollTo(page, 20);
  await expect(header).not.toHaveAttribute('data-scrolled');
});

test('knows after a reload that the page is scrolled', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 800);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
});

test('enters once, in 0.6 s, and stays at the top', async ({ page }) => {
  await visit(page, '/');
  const header = page.getByRole('banner');
  const style = await header.evaluate((element) => {
    const { animationDuration, animationIterationCount, position, top } = getComputedStyle(element);
    return { animationDuration, animationIterationCount, position, top };
  });
  expect(style).toEqual({
    animationDuration: '0.6s',
    animationIterationCount: '1',
    position: 'fixed',
    top: '0px',
  });
});

test('shows its links from 900 px on, and a menu below', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await visit(page, '/');
  const links = page.getByRole('navigation', { name: site.frame.navigation });
  const menu = page.getByRole('button', { name: site.frame.openMenu });
  const quote = page.getByRole('banner').getByRole('link', { name: site.quote.compact, exact: true });
  await expect(menu).toBeVisible();
  await expect(quote).toHaveAttribute('href', '/contact/');
  await expect(links).toBeHidden();

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(quote).toBeHidden();
  await expect(links.getByRole('link', { name: site.quote.header })).toHaveAttribute('href', '/contact/');
});

test('underlines the link of the current page alone', async ({ page }) => {
  const current = page
    .getByRole('navigation', { name: site.frame.navigation })
    .locator('[aria-current=page]');
  await visit(page, '/');
  for (const { label, href } of site.navigation) {
    await page
      .getByRole('navigation', { name: site.frame.navigation })
      .getByRole('link', { name: label, exact: true })
      .click();
    await page.waitForURL(href);
    await expect(current).toHaveText([label]);
    await expect(current).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  }
  const linked: string[] = site.navigation.map(({ href }) => href);
  for (const path of PATHS.filter((other) => !linked.includes(other))) {
    await visit(page, path);
    await expect(current).toHaveCount(0);
  }
});

test('covers no anchor', async ({ page }) => {
  await visit(page, '/#process');
  const top = () => page.locator('#process').evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(top).toBeGreaterThanOrEqual(header);
  expect(await top()).toBeLessThan(200);
});

test.describe('on an unknown route', () => {
  test.use({ allowedErrors: /404/ });

  test('marks no link as current', async ({ page }) => {
    await visit(page, '/services/unknown/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-current]')).toHaveCount(0);
  });
});
