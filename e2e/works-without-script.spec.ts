import type { Page, Route } from 'playwright/test';
import {
  failure,
  contact,
  contentIn,
  hero,
  serviceCategories,
  services,
  servicesPage,
  site,
} from '../content/index.ts';
import { languageOf } from '../page-language.ts';
import { expectNothingFound } from './support/accessibility.ts';
import {
  answerChats,
  chatText,
  field,
  fill,
  letter,
  REQUIRED,
  sendButton,
  typed,
} from './support/enquiry.ts';
import { ALL_PATHS, expect, lose, menu, SCRIPT, test, visit } from './support/fixtures.ts';

const { card } = servicesPage;

const languages = { English: contentIn('en'), ...(site.telugu.isPublic && { Telugu: contentIn('te') }) };

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is there, and no control that would not answer @narrow @content', async ({ page }) => {
    for (const path of ALL_PATHS) {
      const { contact, pages, site } = contentIn(languageOf(path));
      const { subscribe } = site.footer.newsletter;
      await page.goto(path);
      // The steps of the process are plain text then, in buttons that take no press.
      const pressable = await page
        .locator('button:visible')
        .evaluateAll((all: HTMLElement[]) =>
          all
            .filter((one) => one.tabIndex >= 0 || getComputedStyle(one).pointerEvents !== 'none')
            .map((one) => one.textContent),
        );
      expect.soft(pressable).toEqual(path === pages.contact.path ? [contact.send, subscribe] : [subscribe]);
      await page.getByRole('link', { name: site.chatTooltip, exact: true }).click({ trial: true });
    }
    await page.goto('/');
    const { nameLabel, result, question, answer, meaning } = hero.picture;
    await expect(page.getByRole('textbox', { name: nameLabel })).toHaveCount(0);
    for (const words of [result, question, answer, meaning])
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    // In whatever letters it is set.
    const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    for (const { pages, services } of Object.values(languages)) {
      await page.goto(pages.services.path);
      const shown = plain(await page.getByRole('main').innerText());
      const told = services.services.flatMap(({ features, deliverables, platforms, timeline }) =>
        [features, deliverables, platforms, timeline].flat(),
      );
      expect.soft(told.filter((text) => !shown.includes(plain(text)))).toEqual([]);
    }
  });

  test('the message reaches the chat by the form itself @narrow', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByRole('main').getByText(contact.noScript, { exact: true })).toBeVisible();
    await fill(page);
    await answerChats(page);
    await sendButton(page).click();
    await page.waitForURL('https://wa.me/**');
    expect(chatText(page.url()).replaceAll('\r\n', '\n')).toBe(typed.message);
  });
});

/** A file that arrives whole and is no script: what a captive portal or a bad disk makes of it. */
const damage = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '{ damaged' });

// That one of them alone is lost is held by runtime/loader.test.ts.
test.describe('where scripts do not come @narrow', () => {
  test.use({ allowedErrors: /404|SyntaxError|Unexpected|Invalid/ });

  test.beforeEach(({ page }) => page.route(SCRIPT, lose));

  for (const [where, fault] of [
    ['lost', lose],
    ['damaged', damage],
  ] as const)
    test(`Menu leads to the links in the footer where they are ${where}`, async ({ page }) => {
      await page.route(SCRIPT, fault);
      await page.goto('/');
      await menu(page).click();
      await expect(page).toHaveURL('/#footer');
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport();
    });

  test('details unfold in their card, and a filter gives way to the list', async ({ page }) => {
    await page.goto('/services/');
    await page.getByRole('button', { name: card.details }).first().click();
    const details = page.getByRole('heading', { name: card.included, exact: true });
    await expect(details.first()).toBeInViewport();

    await page.goto('about:blank');
    await page.goto('/services/');
    const filter = page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true });
    await filter.click();
    await expect(filter).toBeHidden();
    for (const { title, timeline } of services) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByText(timeline).filter({ visible: true }).first()).toBeVisible();
    }
  });

  for (const [language, { contact, home, pages }] of Object.entries(languages))
    test(`the enquiry goes out by the page itself (${language})`, async ({ page }) => {
      const { slug, title } = home.homeServices[0]!;
      await page.goto(`${pages.contact.path}?from=expo#service=${slug}`);
      await field(page, 'message', contact).fill(' ');
      for (const name of REQUIRED) {
        await sendButton(page, contact).click();
        await expect(field(page, name, contact)).toBeFocused();
        await field(page, name, contact).fill(typed[name]);
      }
      await answerChats(page);
      await sendButton(page, contact).click();
      await page.waitForURL('https://wa.me/**');
      const said = `${letter(typed, title, contact)}\n${contact.enquiry.refLabel}: expo`;
      expect(chatText(page.url())).toBe(said);
    });
});

/** What the visitor does in an engine whose own function throws, so that a part of the page breaks. */
const broken = {
  form: {
    path: '/contact/',
    engine: `globalThis.scrollBy = () => { throw Error('broken on purpose') }`,
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
