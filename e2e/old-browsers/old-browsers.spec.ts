import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from 'playwright/test';
import { contact } from '../../content/contact.ts';
import { homeServices } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { launch, type Version } from './browsers.ts';
import { openTab, type Tab } from './tab.ts';

/** Whether a block begins and ends where it does today, across the page: pixels. */
const isAsFarAcross = (then: number, now: number) => Math.abs(then - now) <= 4;
/**
 * The same down the page. Chromium 92 rounds the height of every line down, and only the newer versions balance
 * lines, which adds up. A line more or less is more than this in the block that holds it.
 */
const isAsFarDown = (then: number, now: number) => Math.abs(then - now) <= Math.max(4, 0.025 * Math.abs(now));
const MESSAGE = 'మా దుకాణం: chilli & turmeric, 100 % pure #1 + 2';
const PATHS = Object.values(pages).map(({ path: address }) => address);

/** Opens a tab of this version, and sees to it that the browser is gone after the test. */
const test = base.extend<{ open: (version: Version, width: number) => Promise<Tab> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
  open: async ({}, provide) => {
    const ends: (() => unknown)[] = [];
    await provide(async (version, width) => {
      const { address, close } = await launch(version);
      ends.push(close);
      const tab = await openTab(address, width);
      ends.unshift(tab.disconnect);
      return tab;
    });
    for (const end of ends) await end();
  },
});

const isHydrated = (tab: Tab) => tab.evaluate<boolean>(`'hydrated' in document.documentElement.dataset`);

async function visit(tab: Tab, address: string) {
  await tab.goTo(address);
  await tab.evaluate(`dispatchEvent(new Event('pointermove'))`);
  await expect.poll(() => isHydrated(tab), { timeout: 10_000 }).toBe(true);
}

const isShown = (tab: Tab, selector: string) =>
  tab.evaluate<boolean>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    return !!element && element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  })()`);

/** The web fonts that the page has by now. */
const fontsShown = (tab: Tab) =>
  tab.evaluate<number>(`[...document.fonts].filter(({ status }) => status === 'loaded').length`);

/** Whether the drawings are there: until then they have no width. Browsers begin to load them at different distances. */
const drawingsShown = (tab: Tab) =>
  tab.evaluate<boolean>(`[...document.images].every((image) => {
    image.loading = 'eager';
    return image.naturalWidth > 0;
  })`);

type Box = { left: number; width: number; top: number; height: number; inSubgrid: boolean };

/** Where every block of the page is, by its path. */
const boxes = (tab: Tab) =>
  tab.evaluate<Record<string, Box>>(`(() => {
    const found = {};
    const nameOf = (element) => {
      const names = [];
      for (let at = element; at !== document.body; at = at.parentElement)
        names.unshift(at.localName + [...at.parentElement.children].indexOf(at));
      return names.join(' ');
    };
    const isInSubgrid = ({ parentElement: parent }) =>
      parent !== null &&
      (getComputedStyle(parent).gridTemplateRows.startsWith('subgrid') || isInSubgrid(parent));
    for (const element of document.querySelectorAll('header *, main, main *, footer *')) {
      if (element.closest('svg') !== null || element.getClientRects().length !== 1) continue;
      if (getComputedStyle(element).display.startsWith('inline')) continue;
      const { left, width, top, height } = element.getBoundingClientRect();
      found[nameOf(element)] = { left, width, top, height, inSubgrid: isInSubgrid(element) };
    }
    return found;
  })()`);

/** Whether a block is where it is today. Without subgrid, the parts of a card do not line up with its neighbour's. */
const isInPlace = (then: Box, now: Box) =>
  isAsFarAcross(then.left, now.left) &&
  isAsFarAcross(then.width, now.width) &&
  (then.inSubgrid !== now.inSubgrid ||
    (isAsFarDown(then.top, now.top) && isAsFarDown(then.height, now.height)));

/** What the visitor types, and the press that sends it. */
async function sendEnquiry(tab: Tab) {
  await tab.type('#fullName', 'Lakshmi');
  await tab.type('#email', 'lakshmi@example.in');
  await tab.type('#message', MESSAGE);
  await tab.press('form [type=submit]');
  await expect.poll(() => tab.chat(), { timeout: 15_000 }).toBeTruthy();
  const chat = new URL((await tab.chat())!);
  expect(chat.pathname).toBe(`/${site.chatNumber}`);
  return chat.searchParams.get('text');
}

for (const version of [92, 106, 119, 'today'] as const)
  test.describe(`Chromium ${version}`, () => {
    for (const width of [360, 1280])
      test(`every page looks as it does today, and leaves no error, ${width} px`, async ({
        open,
        baseURL,
      }) => {
        const old = await open(version, width);
        const today = await open('today', width);
        const folder = path.join(import.meta.dirname, '../../test-results/old-browsers');
        mkdirSync(folder, { recursive: true });
        for (const address of [...PATHS, '/nowhere/']) {
          for (const tab of [old, today]) {
            await visit(tab, baseURL + address);
            await expect.poll(() => fontsShown(tab)).toBeGreaterThanOrEqual(2);
            await expect.poll(() => drawingsShown(tab)).toBe(true);
          }
          await old.picture(path.join(folder, `${version}-${width}${address.replaceAll('/', '-')}.png`));
          const then = await boxes(old);
          const now = await boxes(today);
          expect(Object.keys(then), address).toEqual(Object.keys(now));
          const moved = Object.entries(now).filter(([name, box]) => !isInPlace(then[name]!, box));
          expect(
            moved.map(
              ([name, box]) => `${name}: ${JSON.stringify(then[name])}, today ${JSON.stringify(box)}`,
            ),
          ).toEqual([]);
        }
        expect(old.errors.filter((error) => !error.includes('404'))).toEqual([]);
      });

    for (const width of [360, 1280])
      test(`menu, filter, process, details, a carried service and the enquiry, ${width} px`, async ({
        open,
        baseURL,
      }) => {
        const tab = await open(version, width);
        await visit(tab, `${baseURL}/`);
        const hasMenu = await isShown(tab, 'header [aria-haspopup=dialog]');
        expect(hasMenu).toBe(width < 900);
        if (hasMenu) {
          await tab.press('header [aria-haspopup=dialog]');
          await expect.poll(() => isShown(tab, '[role=dialog] nav a')).toBe(true);
          await tab.press('[role=dialog] button');
          await expect.poll(() => isShown(tab, '[role=dialog]')).toBe(false);
        } else expect(await isShown(tab, 'header nav a')).toBe(true);

        const shownCards = () =>
          tab.evaluate<number>(
            `document.querySelector('[aria-pressed]').parentElement.nextElementSibling.querySelectorAll(':scope > :not([hidden])').length`,
          );
        expect(await shownCards()).toBe(homeServices.length);
        await tab.press('#services [aria-pressed=false]');
        await expect.poll(shownCards).toBeLessThan(homeServices.length);

        const lastStep = '#process ol > :last-child';
        const itsDetails = `${lastStep} > :last-child`;
        expect(await isShown(tab, itsDetails)).toBe(false);
        await tab.press(`${lastStep} button`);
        await expect.poll(() => isShown(tab, itsDetails)).toBe(true);

        await visit(tab, `${baseURL}/services/`);
        await tab.press('main li [aria-haspopup=dialog]');
        await expect.poll(() => isShown(tab, '[role=dialog] ul')).toBe(true);

        const [service] = services;
        await visit(tab, `${baseURL}/contact/?utm_source=card#service=${service.slug}`);
        const chosen = () => tab.evaluate<string>(`document.querySelector('#service').value`);
        await expect.poll(chosen).toBe(service.title);
        await tab.goTo('reload');
        await expect.poll(chosen, { timeout: 10_000 }).toBe(service.title);

        const text = await sendEnquiry(tab);
        for (const part of [
          contact.enquiry.greeting,
          'Lakshmi',
          'lakshmi@example.in',
          service.title,
          MESSAGE,
        ])
          expect(text).toContain(part);
        await expect.poll(() => isShown(tab, '[role=status] p')).toBe(true);
        expect(tab.errors).toEqual([]);
      });
  });

test.describe('Chromium 80', () => {
  test('every page can be read, within the width of a phone', async ({ open, baseURL }) => {
    const tab = await open(80, 360);
    for (const address of PATHS) {
      await tab.goTo(baseURL + address);
      expect(await isShown(tab, 'h1'), address).toBe(true);
      expect(await tab.evaluate<number>('document.documentElement.scrollWidth'), address).toBeLessThanOrEqual(
        360,
      );
      const styled = await tab.evaluate<string>(`getComputedStyle(document.querySelector('main a')).color`);
      expect(styled, address).not.toBe('rgb(0, 0, 238)');
    }
  });

  test('an enquiry goes out with all that was typed', async ({ open, baseURL }) => {
    const tab = await open(80, 360);
    await tab.goTo(`${baseURL}/contact/`);
    const text = await sendEnquiry(tab);
    for (const part of ['Lakshmi', 'lakshmi@example.in', MESSAGE]) expect(text).toContain(part);
  });

  test('Menu leads to the links in the footer, a filter to all that the page has', async ({
    open,
    baseURL,
  }) => {
    const tab = await open(80, 360);
    await tab.goTo(`${baseURL}/`);
    await tab.press('header [aria-haspopup=dialog]');
    const fallback = await tab.evaluate<string>(
      `document.querySelector('header [aria-haspopup=dialog]').dataset.fallback`,
    );
    await expect.poll(() => tab.evaluate<string>('location.hash'), { timeout: 15_000 }).toBe(fallback);
    await tab.press('#services [aria-pressed=false]');
    await expect.poll(() => isShown(tab, '#services [aria-pressed]'), { timeout: 15_000 }).toBe(false);
  });
});
