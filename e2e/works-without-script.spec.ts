import type { Page, Route } from 'playwright/test';
import {
  failure,
  contact,
  hero,
  homeServices,
  serviceCategories,
  services,
  servicesPage,
  site,
} from '../content/index.ts';
import { expectNothingFound } from './support/accessibility.ts';
import { chatText, fill, sendButton, typed } from './support/enquiry.ts';
import { expect, lose, menu, PATHS, SCRIPT, test, visit } from './support/fixtures.ts';

const { included } = servicesPage.card;

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is there, and no control that would not answer @narrow @content', async ({ page }) => {
    const { subscribe } = site.footer.newsletter;
    for (const path of PATHS) {
      await page.goto(path);
      // The steps of the process are plain text then, in buttons that take no press.
      const pressable = await page
        .locator('button:visible')
        .evaluateAll((all: HTMLElement[]) =>
          all
            .filter((one) => one.tabIndex >= 0 || getComputedStyle(one).pointerEvents !== 'none')
            .map((one) => one.textContent),
        );
      expect.soft(pressable).toEqual(path === '/contact/' ? [contact.send, subscribe] : [subscribe]);
      await page.getByRole('link', { name: site.chatTooltip, exact: true }).click({ trial: true });
    }
    await page.goto('/');
    const { nameLabel, result, question, answer, meaning } = hero.picture;
    await expect(page.getByRole('textbox', { name: nameLabel })).toHaveCount(0);
    for (const words of [result, question, answer, meaning])
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await page.goto('/services/');
    // In whatever letters it is set.
    const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    const shown = plain(await page.getByRole('main').innerText());
    const told = services.flatMap(({ features, deliverables, platforms, timeline }) =>
      [features, deliverables, platforms, timeline].flat(),
    );
    expect.soft(told.filter((text) => !shown.includes(plain(text)))).toEqual([]);
  });

  test('the message reaches the chat by the form itself @narrow', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByRole('main').getByText(contact.noScript, { exact: true })).toBeVisible();
    await fill(page);
    await sendButton(page).click();
    await page.waitForURL('https://wa.me/**');
    expect(chatText(page.url()).replaceAll('\r\n', '\n')).toBe(typed.message);
  });
});

const details = (page: Page) => page.getByRole('button', { name: servicesPage.card.details }).first();
const filter = (page: Page) =>
  page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true });

type Way = {
  path: string;
  press: (page: Page) => Promise<unknown>;
  arrive: (page: Page) => Promise<unknown>;
};

/** Where a press leads that no script answers. */
const ways: Record<string, Way> = {
  'Menu leads to the links in the footer': {
    path: '/',
    press: (page) => menu(page).click(),
    async arrive(page) {
      await expect(page).toHaveURL('/#footer');
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport();
    },
  },
  'the details of a service unfold in its card': {
    path: '/services/',
    press: (page) => details(page).click(),
    arrive: (page) =>
      expect(page.getByRole('heading', { name: included, exact: true }).first()).toBeInViewport(),
  },
  'a filter gives way to the whole list': {
    path: '/services/',
    press: (page) => filter(page).click(),
    async arrive(page) {
      await expect(filter(page)).toBeHidden();
      for (const { title, timeline } of services) {
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expect(page.getByText(timeline).filter({ visible: true }).first()).toBeVisible();
      }
    },
  },
  'the enquiry goes out by the form itself, with all that was typed and chosen': {
    path: `/contact/#service=${homeServices[0]!.slug}`,
    async press(page) {
      await fill(page);
      await sendButton(page).click();
    },
    async arrive(page) {
      await page.waitForURL('https://wa.me/**');
      const text = chatText(page.url()).replaceAll('\r\n', '\n');
      for (const part of [...Object.values(typed), homeServices[0]!.title]) expect(text).toContain(part);
    },
  },
};

/** A file that arrives whole and is no script: what a captive portal or a bad disk makes of it. */
const damage = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '{ damaged' });

test.describe('where the scripts cannot be had @narrow', () => {
  test.use({ allowedErrors: /404|SyntaxError|Unexpected|Invalid/ });

  for (const [what, { path, press, arrive }] of Object.entries(ways))
    test(what, async ({ page }) => {
      for (const fault of [lose, damage]) {
        await page.route(SCRIPT, fault);
        await page.goto(path);
        await press(page);
        await arrive(page);
        await page.goto('about:blank');
        await page.unroute(SCRIPT);
      }
    });

  test('one of them is as bad as all, the first or the last', async ({ page }) => {
    const { path, press, arrive } = ways['Menu leads to the links in the footer']!;
    await page.goto(path);
    const scripts = await page
      .locator('script[type=deferred]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')!));
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of [scripts[0]!, scripts.at(-1)!])
      await test.step(script, async () => {
        await page.route(`**${script}`, lose);
        await page.goto('about:blank');
        await page.goto(path);
        await press(page);
        await arrive(page);
        await page.unroute(`**${script}`);
      });
  });
});

/** What the visitor does in an engine whose own function throws, so that a part of the page breaks. */
const broken = {
  form: {
    path: '/contact/',
    engine: `Element.prototype.scrollIntoView = () => { throw Error('broken on purpose') }`,
    press: (page: Page) => sendButton(page).click(),
  },
  // It is in the header: what all pages share goes with it.
  menu: {
    path: '/about/',
    engine: `globalThis.CloseWatcher = class { constructor() { throw Error('broken on purpose') } }`,
    press: (page: Page) => menu(page).click(),
  },
};

test.describe('a page that breaks @narrow', () => {
  test.use({ allowedErrors: /broken on purpose/ });

  for (const [what, { path, engine, press }] of Object.entries(broken))
    test(`in its ${what} says what to do, and has the chat and the phone`, async ({ page }) => {
      await page.addInitScript(engine);
      await visit(page, path);
      const title = page.getByRole('heading', { level: 1 });
      const whole = (await title.textContent())!;
      await press(page);
      await expect(title).toHaveText(failure.heading);
      await expect(page).toHaveTitle(/./);
      const main = page.getByRole('main');
      const chat = main.getByRole('link', { name: failure.chat });
      expect(chatText((await chat.getAttribute('href'))!)).toBe(failure.greeting);
      await expect(main.getByRole('alert'), 'said as it comes').toContainText(failure.text);
      await expect(chat).toHaveAccessibleDescription(site.frame.opensTab);
      await expectNothingFound(page, what, true);
      await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:/);
      await main.getByRole('link', { name: failure.reload }).click();
      await expect(title).toHaveText(whole);
    });
});
