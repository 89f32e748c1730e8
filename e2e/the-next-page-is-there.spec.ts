/**
 * Chromium prerenders a page when it expects that it is asked for: laid out, out of sight, and no more. Here it does so while a
 * link is hovered, by a copy of the site whose rule says so. Each test follows a link to a page that was prerendered
 * (`activationStart`), and sees that it then is like any page that was opened.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { contact, pages, services, site as frame } from '../content/index.ts';
import { MODE_KEY } from '../runtime/color-scheme.ts';
import { schemes } from '../tailwind.config.ts';
import { elements, without } from '../tools/export/elements.ts';
import { withPolicy } from '../tools/export/policy.ts';
import { openBrowser, type Tab } from '../tools/prerendering-tab.ts';
import { HOST, serve } from '../tools/serve.ts';

let folder: string;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let site: Awaited<ReturnType<typeof serve>>;

// One browser, with windows, for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'prerendered-'));
  cpSync('out', folder, { recursive: true });
  for (const { path: page } of Object.values(pages)) {
    const place = path.join(folder, page, 'index.html');
    const html = readFileSync(place, 'utf8').replace('{"prefetch"', '{"prerender"');
    const policy = elements(html).filter(({ attributes }) => 'http-equiv' in attributes);
    writeFileSync(place, withPolicy(without(html, policy)));
  }
  site = await serve(folder, 0);
  browser = await openBrowser();
});
test.afterAll(async () => {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true });
});

const about = 'footer a[href="/about/"]';
const toForm = 'footer a[href="/contact/"]';

const HYDRATED = `'hydrated' in document.documentElement.dataset`;
const PRERENDERED = `performance.getEntriesByType('navigation')[0].activationStart > 0`;

const at = (address: string) => `location.pathname === '${address}' && document.readyState === 'complete'`;

async function open(address: string, tab?: Tab) {
  const opened = tab ?? (await browser.openTab());
  await opened.goTo(`http://${HOST}:${site.port}${address}`);
  return opened;
}

/** Hovers a link until its page is laid out. Returns what follows it, until this very page is seen. */
async function prerender(tab: Tab, link: string, address: string) {
  const press = await tab.hover(link);
  const laidOut = async () => tab.evaluate<boolean>(at(address), tab.next);
  await expect.poll(() => laidOut().catch(() => false), `${address} is prerendered`).toBe(true);
  return async () => {
    await press();
    await tab.until(`${at(address)} && ${PRERENDERED}`);
  };
}

const follow = async (tab: Tab, link: string, address: string) => (await prerender(tab, link, address))();

/** The browser's own Back and Forward, which take the page away before they answer. */
const step = (tab: Tab, direction: 'back' | 'forward') =>
  tab.evaluate(`history.${direction}()`).catch(() => {});

test('out of sight it asks for no script and leaves no trace; seen, it starts @slow', async () => {
  const tab = await open('/');
  const show = await prerender(tab, about, '/about/');
  const trace = `({
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/static/chunks/')).length,
    entries: history.length,
    state: history.state,
    kept: Object.keys(sessionStorage),
  })`;
  expect(await tab.evaluate(trace, tab.next)).toEqual({ scripts: 0, entries: 1, state: null, kept: [] });
  await show();
  await tab.until(HYDRATED);
});

test('it begins at its top; Back and Forward find both pages as they were left @slow', async () => {
  const tab = await open('/');
  const show = await prerender(tab, about, '/about/');
  const left = await tab.evaluate<number>('scrollY');
  expect(left).toBeGreaterThan(300);
  await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => Object.assign(self, { persisted }))`);
  await show();
  expect(await tab.evaluate('scrollY')).toBe(0);
  await tab.evaluate(`scrollTo({ top: 200, behavior: 'instant' })`);
  await step(tab, 'back');
  await tab.until(`self.persisted && scrollY === ${left}`);
  await step(tab, 'forward');
  await tab.until(`${at('/about/')} && scrollY === 200`);
});

test('a colour scheme that is chosen meanwhile is there in its first frame @slow', async () => {
  const tab = await open('/');
  const show = await prerender(tab, about, '/about/');
  await tab.evaluate(
    `document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => {
      self.ground = getComputedStyle(document.body).backgroundColor;
    }))`,
    tab.next,
  );
  await tab.evaluate(`localStorage.setItem('${MODE_KEY}', 'dark')`);
  await show();
  await tab.until('self.ground');
  const numbers = schemes.dark.ground.match(/\w\w/g)!.map((hex) => parseInt(hex, 16));
  expect(await tab.evaluate('self.ground')).toBe(`rgb(${numbers.join(', ')})`);
});

test('what is typed meanwhile is in the form @slow', async () => {
  const tab = await open('/contact/');
  const show = await prerender(tab, toForm, '/contact/');
  // By events alone: focus would scroll the link away from the mouse.
  await tab.evaluate(`(() => {
    const field = document.querySelector('[name=fullName]');
    field.value = 'లక్ష్మి';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await show();
  for (const moment of ['true', HYDRATED]) {
    await tab.until(moment);
    expect(await tab.evaluate(`document.querySelector('[name=fullName]').value`)).toBe('లక్ష్మి');
  }
});

test('a service that its link chooses is chosen, in the form and in the history @slow', async () => {
  const tab = await open('/services/');
  const { title, slug } = services[0]!;
  await follow(tab, `main a[href$="#service=${slug}"]`, '/contact/');
  await tab.until(HYDRATED);
  for (const visit of ['first', 'reloaded']) {
    const [chosen, kept, hash] = await tab.evaluate<string[]>(
      `[document.querySelector('[name=service]').value, history.state.selectedService, location.hash]`,
    );
    expect([chosen, kept, hash], visit).toEqual([title, title, '']);
    await tab.page.send('Page.reload');
    await tab.until(`!(${PRERENDERED}) && ${HYDRATED}`);
  }
});

test('each of two tabs has its own campaign @slow', async () => {
  const tabs: Record<string, Tab> = {};
  for (const name of ['flyer', 'poster'])
    tabs[name] = await open(`/?from=${name}`, await browser.openTab(tabs.flyer?.visitor));
  for (const [name, tab] of Object.entries(tabs)) {
    await tab.page.send('Page.bringToFront');
    await follow(tab, about, '/about/');
    const chat = `document.querySelector('a[href*="wa.me"]')`;
    await tab.evaluate(`${chat}.dispatchEvent(new Event('contextmenu', { bubbles: true }))`);
    const text = new URL(await tab.evaluate<string>(`${chat}.href`)).searchParams.get('text');
    expect(text).toBe(`${frame.chatGreeting}\n${contact.enquiry.refLabel}: ${name}`);
  }
});

test('a screen reader says its title, from its beginning, and nothing more @slow', async () => {
  const tab = await open('/');
  await follow(tab, about, '/about/');
  for (const moment of ['true', HYDRATED]) {
    await tab.until(moment);
    const [focused, hidden, said] = await tab.evaluate<unknown[]>(
      `[document.activeElement.tagName, document.hidden, document.querySelector('[aria-live]').textContent]`,
    );
    expect({ focused, hidden, said }).toEqual({ focused: 'BODY', hidden: false, said: '' });
  }
  await tab.page.send('Accessibility.enable');
  const { node } = await tab.page.send('Accessibility.getRootAXNode');
  expect(node.name!.value).toContain(pages.about.title);
});
