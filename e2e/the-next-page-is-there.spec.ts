/**
 * With a mouse, the page behind a link is prerendered while the link is hovered: laid out, out of sight, and no more. Each test
 * follows a link to a page that was (`activationStart`), and sees that it then is like any page that was opened.
 */
import { expect, test } from 'playwright/test';
import { contact, pages, services, servicesPage, site } from '../content/index.ts';
import { MODE_KEY } from '../runtime/color-scheme.ts';
import { schemes } from '../tailwind.config.ts';
import { openBrowser, type Tab } from '../tools/prerendering-tab.ts';
import { HOST, serve } from '../tools/serve.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
test.beforeAll(async () => {
  browser = await openBrowser();
});
test.afterAll(() => browser.close());

const about = 'footer a[href="/about/"]';
const toForm = 'footer a[href="/contact/"]';
const toServices = 'footer a[href="/services/"]';

const HEADING = `document.querySelector('h1').textContent`;
const HYDRATED = `'hydrated' in document.documentElement.dataset`;
const PRERENDERED = `performance.getEntriesByType('navigation')[0].activationStart > 0`;

const at = (path: string) => `location.pathname === '${path}' && document.readyState === 'complete'`;

async function open(address: string, tab?: Tab) {
  const opened = tab ?? (await browser.openTab());
  await opened.goTo(new URL(address, process.env.BASE_URL).href);
  return opened;
}

/** Hovers a link until its page is laid out. Returns what follows it, until this very page is seen. */
async function prerender(tab: Tab, link: string, path: string) {
  const press = await tab.hover(link);
  const laidOut = async () => tab.evaluate<boolean>(at(path), tab.next);
  await expect.poll(() => laidOut().catch(() => false), `${path} is prerendered`).toBe(true);
  return async () => {
    await press();
    await tab.until(`${at(path)} && ${PRERENDERED}`);
  };
}

const follow = async (tab: Tab, link: string, path: string) => (await prerender(tab, link, path))();

/** The browser's own Back and Forward, which take the page away before they answer. */
const step = (tab: Tab, direction: 'back' | 'forward') =>
  tab.evaluate(`history.${direction}()`).catch(() => {});

const press = (tab: Tab, selector: string) => tab.evaluate(`document.querySelector('${selector}').click()`);

test('out of sight it asks for no script and leaves no trace; seen, it starts', async () => {
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

test('it begins at its top; Back and Forward find both pages as they were left', async () => {
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

test('a colour scheme that is chosen meanwhile is there in its first frame', async () => {
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

test('what is typed meanwhile is in the form', async () => {
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

test('a service that its link chooses is chosen, in the form and in the history', async () => {
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

test('each of two tabs has its own campaign', async () => {
  const tabs: Record<string, Tab> = {};
  for (const name of ['flyer', 'poster'])
    tabs[name] = await open(`/?from=${name}`, await browser.openTab(tabs.flyer?.visitor));
  for (const [name, tab] of Object.entries(tabs)) {
    await tab.page.send('Page.bringToFront');
    await follow(tab, about, '/about/');
    const chat = `document.querySelector('a[href*="wa.me"]')`;
    await tab.evaluate(`${chat}.dispatchEvent(new Event('contextmenu', { bubbles: true }))`);
    const text = new URL(await tab.evaluate<string>(`${chat}.href`)).searchParams.get('text');
    expect(text).toBe(`${site.chatGreeting}\n${contact.enquiry.refLabel}: ${name}`);
  }
});

test('a screen reader says its title, from its beginning, and nothing more', async () => {
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

const FILTER = 'main button[aria-pressed=false]';

test('a translator may change it as soon as it is seen', async () => {
  const tab = await open('/');
  await follow(tab, toServices, '/services/');
  await tab.evaluate(`(() => {
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const all = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  })()`);
  await tab.until(HYDRATED);
  await press(tab, FILTER);
  await tab.until(`!document.querySelector('main button[aria-pressed]').matches('[aria-pressed=true]')`);
});

test('a connection that is lost meanwhile leaves the page, and what it does without script', async () => {
  const { port, stop } = await serve('out', 0);
  const tab = await open(`http://${HOST}:${port}/`);
  const show = await prerender(tab, toServices, '/services/');
  await stop();
  await show();
  expect(await tab.evaluate(HEADING)).toBe(servicesPage.heading);
  await press(tab, FILTER);
  await tab.until(`!('script' in document.documentElement.dataset)`);
});

for (const [who, settings] of Object.entries({
  'a finger, for which it would be later': { isPhone: true },
  'a visitor without script': { settings: ',scriptEnabled=false' },
}))
  test(`nothing is prerendered for ${who}: the page comes as it is`, async () => {
    const other = await openBrowser(settings);
    try {
      const tab = await open('/', await other.openTab());
      await tab.touch(toServices);
      await tab.until(at('/services/'));
      expect(await tab.evaluate(PRERENDERED)).toBe(false);
      expect(await tab.evaluate(HEADING)).toBe(servicesPage.heading);
    } finally {
      await other.close();
    }
  });
