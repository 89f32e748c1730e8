/** The engines of Firefox and Safari, and the oldest Chromium that the site answers in: a visitor's way in each. */
import { expect, test } from 'playwright/test';
import { contentIn, pages } from '../content/index.ts';
import type { Language } from '../page-language.ts';
import { engines, type Tab } from './support/engines.ts';
import { chatText, letter, REQUIRED, typed } from './support/enquiry.ts';
import { DESIGNS, TELUGU_DESIGNS } from './support/fixtures.ts';
import { chromium } from './support/old-chromium.ts';

// They hang at times; and one at a time is enough.
test.describe.configure({ mode: 'default', retries: 1 });

const tabs: Tab[] = [];

/** The tab that opens, whose browser is gone after the test. */
async function use(opening: Promise<Tab>) {
  const tab = await opening;
  tabs.push(tab);
  return tab;
}

test.afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

/** On one line, without emoji: WebKit's driver types neither line ends nor what is beyond 16 bits. */
const enquiry = { ...typed, message: 'గుంటూరు మిర్చి & # + % = ? "x" <b>' };

/** Notes errors from the first moment that a driver can, and moves the pointer until the page answers. */
async function answers(tab: Tab) {
  const isHydrated = `(() => {
    if (!window.faults) {
      window.faults = [];
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    }
    dispatchEvent(new Event('pointermove'));
    return !!document.querySelector('html[data-hydrated]');
  })()`;
  await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
}

async function visit(tab: Tab, address: string) {
  await tab.goTo(address);
  await answers(tab);
}

const count = (tab: Tab, selector: string) =>
  tab.evaluate<number>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getClientRects().length > 0).length`,
  );

const arrives = (tab: Tab, path: string) =>
  expect.poll(() => tab.evaluate(`location.pathname`), `arrives at ${path}`).toBe(path);

async function expectSound(tab: Tab, place: string) {
  expect(await tab.evaluate('window.faults'), place).toEqual([]);
  const sideways = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
  expect(await tab.evaluate(sideways), `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Opens a dialog, closes it by its first button, and opens it again: the focus is in it as long as it is open. */
async function openTwice(tab: Tab, selector: string) {
  // Not by :focus, which a window that is not the foremost has nowhere.
  const isFocusInside = `!!document.activeElement.closest('[role=dialog]')`;
  for (const time of ['first', 'second']) {
    await tab.press(selector);
    await expect.poll(() => tab.evaluate(isFocusInside), `opens the ${time} time`).toBe(true);
    // What moves in cannot be pressed at once.
    const moving = `document.getAnimations().filter(({ playState }) => playState === 'running').length`;
    await expect.poll(() => tab.evaluate(moving)).toBe(0);
    if (time === 'second') return;
    await tab.press('[role=dialog] button');
    await expect.poll(() => count(tab, '[role=dialog]'), 'closes').toBe(0);
  }
}

async function goTheWay(tab: Tab, origin: string, language: Language = 'en') {
  const { contact, home, pages, process, services: ours } = contentIn(language);
  const { homeServices, homeServiceFilters } = home;
  const { services } = ours;
  await visit(tab, origin + pages.home.path);
  const faces = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replace(/"/g, '')).join()`;
  for (const family of ['Inter', 'Poppins'])
    await expect.poll(() => tab.evaluate(faces), 'text is in its fonts').toContain(family);

  expect(await count(tab, '#services h3')).toBe(homeServices.length);
  await tab.press('#services [aria-pressed=false]');
  const chosen = homeServices.filter(({ category }) => category === homeServiceFilters[1]!.id).length;
  await expect.poll(() => count(tab, '#services h3'), 'the filter hides the others').toBe(chosen);

  await tab.press('#process ol > :last-child button');
  const selected = `document.querySelector('#process [aria-current=step]').textContent`;
  await expect.poll(() => tab.evaluate(selected)).toContain(process.processSteps.at(-1)!.title);

  await openTwice(tab, 'header [aria-haspopup=dialog]');
  await expectSound(tab, pages.home.path);
  await tab.press(`[role=dialog] a[href="${pages.services.path}"]`);
  await arrives(tab, pages.services.path);
  await answers(tab);

  await openTwice(tab, 'main li [aria-haspopup=dialog]');
  await expectSound(tab, pages.services.path);
  await tab.press(`[role=dialog] a[href^="${pages.contact.path}"]`);
  await arrives(tab, pages.contact.path);
  await answers(tab);

  const service = `document.querySelector('#service').value`;
  await expect.poll(() => tab.evaluate(service), 'the service arrives').toBe(services[0]!.slug);
  await tab.evaluate(`void (window.open = (to) => (window.opened = to, {}))`);
  await tab.press('form [type=submit]');
  await expect.poll(() => count(tab, '[aria-invalid]'), 'an empty enquiry is refused').toBe(REQUIRED.length);
  expect(await tab.evaluate(`window.opened || ''`)).toBe('');
  for (const name of REQUIRED) await tab.type(`#${name}`, enquiry[name]);
  await tab.press('form [type=submit]');
  await expect.poll(() => tab.evaluate(`window.opened || ''`), 'an enquiry is sent').toContain('wa.me');
  expect(chatText(await tab.evaluate('window.opened'))).toBe(letter(enquiry, services[0]!.title, contact));
  await expect.poll(() => tab.evaluate('document.body.innerText')).toContain(contact.notices.success);
  await expectSound(tab, pages.contact.path);
}

test('Chromium 92 takes a visitor from the home page to the chat @old', async ({ baseURL }) => {
  const tab = await use(chromium(92));
  await tab.resize(390);
  await goTheWay(tab, baseURL!);
  await goTheWay(tab, baseURL!, 'te');
});

for (const [name, open] of Object.entries(engines))
  test(`${name} does so too, and shows each design, dark and within its window @old`, async ({ baseURL }) => {
    const tab = await use(open());
    await tab.resize(390);
    await goTheWay(tab, baseURL!);
    await goTheWay(tab, baseURL!, 'te');
    for (const width of [390, 1280]) {
      await tab.resize(width);
      for (const path of [...DESIGNS, ...TELUGU_DESIGNS]) {
        await visit(tab, baseURL + path);
        await expectSound(tab, `${path} at ${width} px`);
      }
    }
    const ground = await tab.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(parseInt(ground.replace(/\D+/, '')), 'the red of a dark ground').toBeLessThan(60);
  });

/** Of the picture of a sign: the brightest colour of the air beside the shop, and how much of the board is as good as white. */
const LIGHTS = `(() => {
  const image = document.querySelector('[role=dialog] img');
  const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1920 });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const air = context.getImageData(20, 1000, 40, 40).data;
  const board = [...context.getImageData(190, 510, 700, 180).data];
  const white = board.filter((value, index) => index % 4 === 1 && value > 225).length;
  return { size: image.naturalWidth + ' x ' + image.naturalHeight, isNight: Math.max(...air.filter((_, index) => index % 4 < 3)) < 120, white };
})()`;

for (const [name, open] of Object.entries({ ...engines, 'Chromium 92': () => chromium(92) }))
  test(`${name} makes a picture of the sign, by night @old`, async ({ baseURL }) => {
    const tab = await use(open());
    await visit(tab, baseURL + pages.home.path);
    await tab.type('#shop-name', 'Lakshmi Silks');
    await tab.press('.save-sign button');
    await expect.poll(() => count(tab, '[role=dialog] img')).toBe(1);
    await expect.poll(() => tab.evaluate(`document.querySelector('[role=dialog] img').complete`)).toBe(true);
    const { size, isNight, white } = await tab.evaluate<{ size: string; isNight: boolean; white: number }>(
      LIGHTS,
    );
    expect({ size, isNight }).toEqual({ size: '1080 x 1920', isNight: true });
    expect(white, 'letters').toBeGreaterThan(5000);
    await expectSound(tab, 'the picture of the sign');
  });

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

test('Chromium 92 lays out each design as today @old', async ({ baseURL }) => {
  const [old, today] = [await use(chromium(92)), await use(chromium('today'))];
  for (const address of [...DESIGNS, ...TELUGU_DESIGNS, '/nowhere/']) {
    for (const tab of [old, today]) await visit(tab, baseURL + address);
    const [then, now] = [await boxes(old), await boxes(today)];
    expect(Object.keys(then), address).toEqual(Object.keys(now));
    const moved = Object.keys(now).filter((name) => !isInPlace(then[name], now[name]!));
    const first = moved.slice(0, 3).map((name) => ({ name, then: then[name], now: now[name] }));
    expect.soft(first, address).toEqual([]);
    expect.soft(await old.evaluate('faults'), address).toEqual([]);
  }
});

test('Chromium 80 shows each design, and sends by the form itself @old', async ({ baseURL }) => {
  const tab = await use(chromium(80));
  for (const address of DESIGNS) {
    await tab.goTo(baseURL + address);
    expect(await count(tab, 'h1'), address).toBe(1);
    expect(await tab.evaluate('document.documentElement.scrollWidth'), address).toBeLessThanOrEqual(360);
    const colour = `getComputedStyle(document.querySelector('main a')).color`;
    expect(await tab.evaluate(colour), `${address} is styled`).not.toBe('rgb(0, 0, 238)');
  }

  await tab.goTo(`${baseURL}${pages.contact.path}`);
  for (const name of REQUIRED) await tab.type(`#${name}`, enquiry[name]);
  await tab.press('form [type=submit]');
  await expect.poll(() => tab.asked?.at(-1)).toContain('wa.me');
  const text = chatText(tab.asked!.at(-1)!);
  for (const name of REQUIRED) expect(text).toContain(enquiry[name]);
});
