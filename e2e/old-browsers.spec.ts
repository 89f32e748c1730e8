/** Chromiums of other years, from the oldest that the site answers in: the same visit in each. */
import { expect, test as base } from 'playwright/test';
import { contact, homeServiceFilters, homeServices, pages, services, site } from '../content/index.ts';
import { PATHS } from './support/fixtures.ts';
import { openTab, type Tab, type Version } from './support/old-chromium.ts';

// Browsers as old as these hang at times; and one at a time is enough.
base.describe.configure({ mode: 'default', retries: 1 });

/** Opens a tab of this version, and sees to it that the browser is gone after the test. */
const test = base.extend<{ open: (version: Version) => Promise<Tab> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
  open: async ({}, provide) => {
    const tabs: Tab[] = [];
    await provide(async (version) => {
      const tab = await openTab(version, 360);
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) await tab.close();
  },
});

const NAME = 'Lakshmi';
const EMAIL = 'lakshmi@example.in';
const MESSAGE = 'మా దుకాణం: chilli & turmeric, 100 % pure #1 + 2';
const service = services[0]!;

/** Moves the pointer until the page answers: a document that has only just begun has no element, and nobody listens. */
async function answers(tab: Tab) {
  const isHydrated = `dispatchEvent(new Event('pointermove')), !!document.querySelector('html[data-hydrated]')`;
  await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
}

async function visit(tab: Tab, address: string) {
  await tab.goTo(address);
  await answers(tab);
}

const isShown = (tab: Tab, selector: string) =>
  tab.evaluate<boolean>(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    return !!element && element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  })()`);

type Box = { left: number; width: number; top: number; height: number };

/** Where every block of the page is, by its path, once its fonts and pictures are there. */
async function boxes(tab: Tab) {
  const isWhole = `[...document.fonts].filter(({ status }) => status === 'loaded').length >= 2 &&
    [...document.images].every((image) => {
      image.loading = 'eager';
      return image.naturalWidth > 0;
    })`;
  await expect.poll(() => tab.evaluate(isWhole)).toBe(true);
  return tab.evaluate<Record<string, Box>>(`(() => {
    const found = {};
    const nameOf = (element) => element === document.body ? '' :
      nameOf(element.parentElement) + ' ' + element.localName + [...element.parentElement.children].indexOf(element);
    for (const element of document.querySelectorAll('header *, main, main *, footer *')) {
      if (element.closest('svg') !== null || element.getClientRects().length !== 1) continue;
      if (getComputedStyle(element).display.startsWith('inline')) continue;
      const { left, width, top, height } = element.getBoundingClientRect();
      found[nameOf(element)] = { left, width, top, height };
    }
    return found;
  })()`);
}

/** Whether a block is where it is today, give or take a line: Chromium 92 rounds heights, and balances no lines. */
function isInPlace(then: Box | undefined, now: Box) {
  if (!then) return false;
  const isNear = (side: 'left' | 'width' | 'top' | 'height', most: number) =>
    Math.abs(then[side] - now[side]) <= Math.max(4, most * Math.abs(now[side]));
  return isNear('left', 0) && isNear('width', 0) && isNear('top', 0.025) && isNear('height', 0.025);
}

/** What the visitor types, and the press that sends it. Returns the text that reaches the chat. */
async function sendEnquiry(tab: Tab) {
  await tab.type('#fullName', NAME);
  await tab.type('#email', EMAIL);
  await tab.type('#message', MESSAGE);
  await tab.press('form [type=submit]');
  await expect.poll(() => tab.chat()).toBeTruthy();
  const chat = new URL((await tab.chat())!);
  expect(chat.pathname).toBe(`/${site.chatNumber}`);
  return chat.searchParams.get('text');
}

for (const version of [92, 106, 119] as const)
  test.describe(`Chromium ${version} @old`, () => {
    const { home, services: list, contact: form } = pages;
    const some = version === 92 ? [...PATHS, '/nowhere/'] : [home, list, form].map(({ path }) => path);

    test('lays out each page as today, and complains of nothing', async ({ open, baseURL }) => {
      const [old, today] = [await open(version), await open('today')];
      for (const address of some) {
        for (const tab of [old, today]) await visit(tab, baseURL + address);
        const [then, now] = [await boxes(old), await boxes(today)];
        expect(Object.keys(then), address).toEqual(Object.keys(now));
        const moved = Object.keys(now).filter((name) => !isInPlace(then[name], now[name]!));
        const first = moved.slice(0, 3).map((name) => ({ name, then: then[name], now: now[name] }));
        expect.soft(first, address).toEqual([]);
      }
      expect(old.errors.filter((error) => !error.includes('404'))).toEqual([]);
    });

    test('answers to every press, keeps the chosen service and sends it', async ({ open, baseURL }) => {
      const tab = await open(version);
      await visit(tab, baseURL + home.path);
      await tab.press('header [aria-haspopup=dialog]');
      await expect.poll(() => isShown(tab, '[role=dialog] nav a')).toBe(true);
      await tab.press('[role=dialog] button');
      await expect.poll(() => isShown(tab, '[role=dialog]')).toBe(false);

      const cards = `[...document.querySelectorAll('#services h3')].filter((card) => card.offsetHeight).length`;
      expect(await tab.evaluate(cards)).toBe(homeServices.length);
      const { id } = homeServiceFilters[1]!;
      await tab.press('#services [aria-pressed=false]');
      const chosen = homeServices.filter(({ category }) => category === id).length;
      await expect.poll(() => tab.evaluate(cards)).toBe(chosen);

      const lastStep = '#process ol > :last-child';
      expect(await isShown(tab, `${lastStep} > :last-child`)).toBe(false);
      await tab.press(`${lastStep} button`);
      await expect.poll(() => isShown(tab, `${lastStep} > :last-child`)).toBe(true);

      await visit(tab, baseURL + list.path);
      await tab.press('main li [aria-haspopup=dialog]');
      await expect.poll(() => isShown(tab, '[role=dialog] ul')).toBe(true);
      await expect.poll(() => tab.evaluate('document.getAnimations().length')).toBe(0);
      await tab.press('[role=dialog] a');
      await expect.poll(() => tab.evaluate('location.pathname')).toBe(form.path);
      await answers(tab);
      const value = `document.querySelector('#service').value`;
      await expect.poll(() => tab.evaluate(value)).toBe(service.title);
      await tab.goTo();
      await expect.poll(() => tab.evaluate(value)).toBe(service.title);
      await answers(tab);
      const text = await sendEnquiry(tab);
      for (const part of [contact.enquiry.greeting, NAME, EMAIL, service.title, MESSAGE])
        expect(text).toContain(part);
      await expect.poll(() => isShown(tab, '[role=status] p')).toBe(true);
      expect(tab.errors).toEqual([]);
    });
  });

test('Chromium 80 shows every page within the width of a phone @old', async ({ open, baseURL }) => {
  const tab = await open(80);
  for (const address of PATHS) {
    await tab.goTo(baseURL + address);
    expect(await isShown(tab, 'h1'), address).toBe(true);
    expect(await tab.evaluate('document.documentElement.scrollWidth'), address).toBeLessThanOrEqual(360);
    const colour = `getComputedStyle(document.querySelector('main a')).color`;
    expect(await tab.evaluate(colour), `${address} is styled`).not.toBe('rgb(0, 0, 238)');
  }
});

test('Chromium 80 sends an enquiry by the form itself @old', async ({ open, baseURL }) => {
  const tab = await open(80);
  await tab.goTo(`${baseURL}${pages.contact.path}`);
  const text = await sendEnquiry(tab);
  for (const part of [NAME, EMAIL, MESSAGE]) expect(text).toContain(part);
});
