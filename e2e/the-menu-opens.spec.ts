import type { Page } from 'playwright/test';
import { chatLink, phoneLink } from '../components/links.ts';
import { pages, services, servicesPage, site } from '../content/index.ts';
import { dialogWithFocus, expect, menu, moving, settle, test, visit } from './support/fixtures.ts';

test.use(moving);

const drawer = (page: Page) => page.getByRole('dialog', { name: site.frame.menu, exact: true });

async function open(page: Page) {
  await menu(page).tap();
  await expect(dialogWithFocus(page)).toBeAttached();
  await settle(page);
}

const choices = [
  ...site.navigation,
  { label: site.quote.drawer, href: pages.contact.path },
  { label: site.chatTooltip, href: chatLink(site.chatNumber, site.chatGreeting) },
  { label: site.phone, href: phoneLink(site.phone) },
];

test('it holds every link, place and phone, 320 px wide, and closes @narrow @content', async ({ page }) => {
  await visit(page, pages.services.path);
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  await open(page);
  await expect(page.locator('header [aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
  const labels = choices.map(({ label }) => label);
  if (site.telugu.isPublic) labels.splice(site.navigation.length, 0, 'తెలుగు');
  await expect(drawer(page).getByRole('link')).toHaveText(labels);
  for (const { label, href } of choices)
    await expect
      .soft(drawer(page).getByRole('link', { name: label, exact: true }))
      .toHaveAttribute('href', href);
  const place = drawer(page).getByRole('listitem').last();
  await expect.soft(place).toHaveText(`${site.tagline} ${site.label}`, { useInnerText: true });

  const current = drawer(page).locator('[aria-current]');
  await expect(current).toHaveText(
    site.navigation.filter(({ href }) => href === pages.services.path).map(({ label }) => label),
  );
  const other = drawer(page).getByRole('navigation').locator('a:not([aria-current])').first();
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const ground = await other.evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect.soft(current, `forced colours: ${forcedColors}`).not.toHaveCSS('background-color', ground);
  }

  const panel = drawer(page).getByRole('navigation').locator('..');
  for (const width of [390, 300]) {
    await page.setViewportSize({ width, height: 844 });
    const expected = { x: Math.max(width - 320, 0), y: 0, width: Math.min(width, 320), height: 844 };
    expect.soft(await panel.boundingBox()).toEqual(expected);
  }
  const quote = await drawer(page).getByRole('link', { name: site.quote.drawer }).boundingBox();
  // But for the drawer's own edge.
  expect(quote!.width, 'its button is as wide as the drawer').toBeGreaterThan(0.8 * 300);

  // Escape and a tap beside do so too, as of any dialog: a-card-opens-its-details.
  await drawer(page).getByRole('button', { name: site.frame.closeMenu, exact: true }).tap();
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
});

test('every choice in it closes it, while the page chosen is still on its way @narrow', async ({ page }) => {
  await visit(page, pages.home.path);
  // Their pages never come.
  await page.evaluate(() => {
    const stay = ({ target }: Event) => (target as Element).closest('a')?.removeAttribute('href');
    addEventListener('click', stay, { capture: true });
  });
  for (const { label } of choices) {
    await open(page);
    await drawer(page).getByRole('link', { name: label, exact: true }).tap();
    await expect(drawer(page)).toHaveCount(0);
  }
});

test('while it, or a dialog after it, is open, nothing else is read @narrow', async ({ page }) => {
  await visit(page, pages.services.path);
  await open(page);
  await expectNothingBeside(page, site.frame.menu);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.getByRole('button', { name: servicesPage.card.details }).first().tap();
  await expect(dialogWithFocus(page)).toBeAttached();
  await expectNothingBeside(page, services[0]!.title);
});

/** The dialog is the whole accessibility tree, but for the empty regions from which changes are said. */
async function expectNothingBeside(page: Page, name: string) {
  const tree = await page.locator('body').ariaSnapshot();
  const roots = tree.split('\n').filter((line) => /^\S/.test(line) && line !== '- alert');
  expect(roots).toEqual([`- dialog "${name}":`]);
}
