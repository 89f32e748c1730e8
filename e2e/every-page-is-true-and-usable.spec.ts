import type { Page } from 'playwright/test';
import { phoneLink } from '../components/links.ts';
import { OPENS_TAB_ID } from '../components/ui/link.tsx';
import { hero, pages, site } from '../content/index.ts';
import {
  expectGoodWalk,
  expectLargeTargets,
  expectNothingFound,
  expectNothingLost,
  expectPrintable,
} from './support/accessibility.ts';
import { chatText } from './support/enquiry.ts';
import { objects, structuredData } from './support/exported.ts';
import { DESIGNS, expect, hydrated, isOwn, PATHS, scrollTo, test } from './support/fixtures.ts';

test.use({ allowedErrors: /404/ });

async function expectTrueData(page: Page, path: string) {
  const nodes = structuredData(path);
  const text = await page.locator('body').innerText();
  const names = objects(nodes).flatMap(({ name }) => name ?? []);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) if (name !== site.region) expect.soft(text).toContain(name);
  const photographs = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  for (const image of objects(nodes).flatMap((node) => node.image ?? []))
    expect.soft(photographs).toContain((image as string).replace(site.url, ''));
  if (path === pages.home.path) return;

  const shown = await page
    .getByRole('navigation', { name: site.frame.breadcrumb, exact: true })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('a, [aria-current]')!.textContent,
        href: item.querySelector('a')?.getAttribute('href') ?? location.pathname,
      })),
    );
  const lists = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
  expect(lists.map(({ itemListElement }) => itemListElement)).toEqual([
    shown.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${href}`,
    })),
  ]);
}

async function expectClearLinks(page: Page) {
  const links = await page.locator('main a').evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      description: document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
    })),
  );
  for (const { name, href, description } of links) {
    const others = links.filter((other) => other.name === name && other.href !== href);
    if (others.length > 0) expect.soft(description, `${name} to ${href}`).toBeTruthy();
    expect.soft(others.filter((other) => other.description === description)).toEqual([]);
  }
}

async function expectToldTabs(page: Page) {
  await expect.soft(page.locator(`#${OPENS_TAB_ID}`)).toHaveText(site.frame.opensTab);
  const untold = page.locator(`a[target=_blank]:not([aria-describedby=${OPENS_TAB_ID}])`);
  await expect.soft(untold, 'links that open a tab and do not say so').toHaveCount(0);
  const open = page.locator('a[target=_blank]:not([rel="noopener noreferrer"])');
  await expect.soft(open, 'links whose tab can reach back').toHaveCount(0);
}

async function expectOwnWays(page: Page) {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const chats = addresses.filter((address) => /wa\.me|whatsapp/i.test(address));
  expect.soft(chats.length, 'ways to the chat').toBeGreaterThan(0);
  const greetings = [site.chatGreeting, hero.teluguChat.greeting];
  for (const address of chats) expect.soft(greetings).toContain(chatText(address));
  const calls = [site.phone, site.landline ?? ''].map(phoneLink);
  for (const address of addresses.filter((each) => /^(tel|mailto):/.test(each)))
    expect.soft([...calls, `mailto:${site.email}`]).toContain(address);
}

/** The link of this page in the header is marked, for the eye and for a screen reader, and no other. */
async function expectMarked(page: Page, path: string) {
  const navigation = page.getByRole('navigation', { name: site.frame.navigation, exact: true });
  const current = site.navigation.filter(({ href }) => href === path).map(({ label }) => label);
  await expect.soft(navigation.locator('[aria-current=page]')).toHaveText(current);
  const underlined = await navigation.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(link);
        return borderBottomWidth === '2px' && borderBottomColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((link) => link.textContent),
  );
  expect.soft(underlined).toEqual(current);
}

async function expectUnlisted(page: Page) {
  await expect.soft(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect.soft(page.locator('link[rel=canonical]')).toHaveCount(0);
  for (const { path } of [pages.home, pages.services, pages.contact])
    await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
}

for (const path of [...DESIGNS, '/unknown/'])
  test(`${path} is true and usable @content ${isOwn(path) ? '@both' : ''}`, async ({ page, isMobile }) => {
    const response = await page.goto(path);
    if (!isMobile)
      await test.step('what it says', async () => {
        expect(response!.status()).toBe(PATHS.includes(path) ? 200 : 404);
        if (PATHS.includes(path)) await expectTrueData(page, path);
        else await expectUnlisted(page);
        await expectClearLinks(page);
        await expectOwnWays(page);
        await expectToldTabs(page);
        await expectMarked(page, path);
        await expectPrintable(page);
      });
    await hydrated(page);
    await test.step('how it can be used', async () => {
      await expectNothingFound(page, path);
      await expect.soft(page.locator('img:not([width][height])'), 'would move the text').toHaveCount(0);
      await expectNothingLost(page, path);
      await expectGoodWalk(page);
      await scrollTo(page, 400);
      await expectLargeTargets(page, path);
    });
  });
