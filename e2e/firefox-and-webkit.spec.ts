/** The engines of Firefox and Safari: a visitor's way through the site in each. */
import { expect, test } from 'playwright/test';
import {
  contact,
  homeServiceFilters,
  homeServices,
  pages,
  processSteps,
  services,
} from '../content/index.ts';
import { engines, type Tab } from './support/engines.ts';
import { chatText, letter, REQUIRED, typed } from './support/enquiry.ts';
import { PATHS } from './support/fixtures.ts';

/** On one line, without emoji: WebKit's driver types neither line ends nor what is beyond 16 bits. */
const enquiry = { ...typed, message: 'గుంటూరు మిర్చి & # + % = ? "x" <b>' };

test.describe.configure({ mode: 'default', retries: 1 });

/** Notes errors from the first moment that a driver can, and moves the pointer until the page answers. */
async function answers(tab: Tab) {
  const isHydrated = `(() => {
    window.faults ||= (addEventListener('error', ({ message }) => window.faults.push(message)), []);
    dispatchEvent(new Event('pointermove'));
    return 'hydrated' in (document.documentElement?.dataset ?? {});
  })()`;
  await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
}

async function visit(tab: Tab, address: string) {
  await tab.goTo(address);
  await answers(tab);
}

const count = (tab: Tab, selector: string) =>
  tab.evaluate<number>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.checkVisibility ? one.checkVisibility() : one.offsetHeight > 0).length`,
  );

const arrives = (tab: Tab, path: string) =>
  expect.poll(() => tab.evaluate(`location.pathname`), `arrives at ${path}`).toBe(path);

async function expectSound(tab: Tab, place: string) {
  expect(await tab.evaluate('window.faults'), place).toEqual([]);
  const sideways = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
  expect(await tab.evaluate(sideways), `${place} scrolls sideways`).toBeLessThanOrEqual(0);
}

// Not by :focus, which a window that is not the foremost has nowhere.
const isFocusInside = (tab: Tab) =>
  tab.evaluate<boolean>(`!!document.activeElement.closest('[role=dialog]')`);

async function goTheWay(tab: Tab, origin: string) {
  await tab.resize(390);
  await visit(tab, origin + pages.home.path);
  const faces = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')).join()`;
  for (const family of ['Inter', 'Poppins'])
    await expect.poll(() => tab.evaluate(faces), 'text is in its fonts').toContain(family);

  expect(await count(tab, '#services h3')).toBe(homeServices.length);
  const { id } = homeServiceFilters[1]!;
  await tab.press('#services [aria-pressed=false]');
  const chosen = homeServices.filter(({ category }) => category === id).length;
  await expect.poll(() => count(tab, '#services h3'), 'the filter hides the others').toBe(chosen);

  const step = `[...document.querySelectorAll('#process [aria-current=step]')].length`;
  expect(await tab.evaluate(step), 'one step is selected').toBe(1);
  const last = processSteps.at(-1)!.title;
  await tab.evaluate(
    `[...document.querySelectorAll('#process button')].find((one) => one.textContent.includes(${JSON.stringify(last)})).click()`,
  );
  const selected = `document.querySelector('#process [aria-current=step]').textContent`;
  await expect.poll(() => tab.evaluate(selected), 'the last step is selected').toContain(last);

  await tab.press('header [aria-haspopup=dialog]');
  await expect.poll(() => isFocusInside(tab), 'the menu opens').toBe(true);
  await tab.escape();
  await expect.poll(() => count(tab, '[role=dialog]'), 'Escape closes the menu').toBe(0);
  await expectSound(tab, pages.home.path);
  await tab.press('header [aria-haspopup=dialog]');
  await expect.poll(() => isFocusInside(tab)).toBe(true);
  await tab.press(`[role=dialog] a[href="${pages.services.path}"]`);
  await arrives(tab, pages.services.path);
  await answers(tab);

  await tab.press('main [aria-haspopup=dialog]');
  await expect.poll(() => isFocusInside(tab), 'the details open').toBe(true);
  await tab.escape();
  await expect.poll(() => count(tab, '[role=dialog]'), 'Escape closes the details').toBe(0);
  await tab.press('main [aria-haspopup=dialog]');
  await expect.poll(() => isFocusInside(tab)).toBe(true);
  await expectSound(tab, pages.services.path);
  await tab.press(`[role=dialog] a[href^="${pages.contact.path}"]`);
  await arrives(tab, pages.contact.path);
  await answers(tab);

  const service = `document.querySelector('#service').value`;
  await expect.poll(() => tab.evaluate(service), 'the service arrives').toBe(services[0]!.title);
  await tab.evaluate(`void (window.open = (to) => (window.opened = to, {}))`);
  await tab.press('form [type=submit]');
  await expect.poll(() => count(tab, '[aria-invalid]'), 'an empty enquiry is refused').toBe(REQUIRED.length);
  expect(await tab.evaluate(`window.opened ?? ''`)).toBe('');
  for (const name of REQUIRED) await tab.type(`#${name}`, enquiry[name]);
  await tab.press('form [type=submit]');
  await expect.poll(() => tab.evaluate(`window.opened ?? ''`), 'an enquiry is sent').toContain('wa.me');
  expect(chatText(await tab.evaluate('window.opened'))).toBe(letter(enquiry, services[0]!.title));
  await expect.poll(() => tab.evaluate('document.body.innerText')).toContain(contact.notices.success);
  await expectSound(tab, pages.contact.path);

  for (const width of [390, 1280]) {
    await tab.resize(width);
    for (const path of PATHS) {
      await visit(tab, origin + path);
      await expectSound(tab, `${path} at ${width} px`);
    }
  }
}

for (const [name, open] of Object.entries(engines)) {
  test(`${name} takes a visitor from the home page to the chat @old`, async ({ baseURL }) => {
    const tab = await open('light');
    try {
      await goTheWay(tab, baseURL!);
    } finally {
      await tab.close();
    }
  });

  test(`${name} shows the dark scheme to a device that is dark @old`, async ({ baseURL }) => {
    const grounds: number[] = [];
    for (const scheme of ['light', 'dark'] as const) {
      const tab = await open(scheme);
      try {
        await tab.goTo(baseURL! + pages.home.path);
        const ground = await tab.evaluate<string>('getComputedStyle(document.body).backgroundColor');
        grounds.push(parseInt(ground.replace(/\D+/, '')));
      } finally {
        await tab.close();
      }
    }
    expect(grounds[0], 'the red of a light ground').toBeGreaterThan(200);
    expect(grounds[1], 'the red of a dark ground').toBeLessThan(60);
  });
}
