import type { Page } from 'playwright/test';
import { contact, contentIn, hero, pages, servicesPage, site } from '../content/index.ts';
import type { Language } from '../page-language.ts';
import {
  answerChats,
  chatText,
  error,
  expectFields,
  field,
  letter,
  REQUIRED,
  sendButton,
  success,
  typed,
} from './support/enquiry.ts';
import {
  dialogWithFocus,
  expect,
  follow,
  holdScripts,
  hydrated,
  lose,
  menu,
  scrollPosition,
  scrollTo,
  test,
  visit,
} from './support/fixtures.ts';

// What others do to a page is run in the browser, where it can see nothing of this file.

/** Puts every text, of options too, into an element of its own, with other words: here with a mark before. */
function translate() {
  const takePlace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const font = document.createElement('font');
      font.append(`త ${text.data}`);
      text.replaceWith(font);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => node.isConnected && takePlace(node.parentNode!));
  });
  addEventListener('DOMContentLoaded', () => {
    takePlace(document.body);
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

/** Fills in what it knows, with an icon beside each field and a frame at the start of the page. */
function managePasswords(values: typeof typed) {
  addEventListener('DOMContentLoaded', () => {
    document.body.prepend(document.createElement('password-frame'));
    for (const input of document.querySelectorAll('input')) {
      input.setAttribute('data-managed', '');
      input.before(document.createElement('password-icon'));
      input.after(document.createElement('password-icon'));
      if (input.name !== 'fullName' && input.name !== 'email') continue;
      input.value = values[input.name];
      for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }));
    }
  });
}

/** Opens no windows, and keeps nothing. */
function beInApp() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  Object.defineProperty(window, 'open', { value: undefined });
}

/** Each has every page opened from now on meet it before that answers. */
const worlds: [name: string, language: Language, enter: (page: Page) => Promise<unknown>][] = [
  ['a translator', 'en', (page) => page.addInitScript(translate)],
  ['a translator, in Telugu', 'te', (page) => page.addInitScript(translate)],
  ['a password manager', 'en', (page) => page.addInitScript(managePasswords, typed)],
  ['an in-app browser', 'en', (page) => page.addInitScript(beInApp)],
];

const heading = (page: Page, text: string) =>
  page.getByRole('heading', {
    name: new RegExp(`^(త\\s+)?${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  });

/** Letters. What is longer above the form may break elsewhere while the page is drawn anew. */
const LONG_LEAD = 80;

async function keepsPromises(page: Page, open: (path: string) => Promise<void>, language: Language) {
  const { site, contact, home, pages, process, services: ours } = contentIn(language);
  const { services, serviceCategories, servicesPage } = ours;
  await test.step('the enquiry reaches the chat, with every character and the words of the owner', async () => {
    await open(`${pages.contact.path}#service=${home.homeServices[0]!.slug}`);
    await expect(field(page, 'service', contact)).toHaveValue(home.homeServices[0]!.slug);
    await sendButton(page, contact).click();
    await expect(error(page)).toContainText(contact.notices.error);
    for (const name of REQUIRED) {
      if (await field(page, name, contact).inputValue()) continue; // it was filled in already
      await field(page, name, contact).fill(typed[name]);
    }
    await field(page, 'service', contact).selectOption({
      index: (await field(page, 'service', contact).locator('option').count()) - 1,
    });
    await answerChats(page);
    const opened = page.waitForEvent('popup');
    await sendButton(page, contact).click();
    const link = page.getByRole('link', { name: contact.notices.refusedLink });
    await expect(success(page, contact).or(link)).toBeVisible();
    if (await link.isVisible()) await link.click();
    const chat = await opened;
    await chat.waitForURL('https://wa.me/**');
    expect(chatText(chat.url())).toBe(letter(typed, contact.otherService, contact));
    await chat.close();
  });

  await test.step('the menu opens, and leads on', async () => {
    await open(pages.about.path);
    await page.getByRole('button', { name: site.frame.openMenu, exact: true }).click();
    await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);
    await dialogWithFocus(page).getByRole('link', { name: site.quote.drawer }).click();
    await page.waitForURL(pages.contact.path);
  });

  await test.step('the filter shows its cards, the dialog opens and closes', async () => {
    await open(pages.services.path);
    const { category, title } = services.at(-1)!;
    const filter = page.getByRole('group', { name: servicesPage.filterLabel });
    await filter
      .getByRole('button')
      .nth(serviceCategories.findIndex(({ id }) => id === category))
      .click();
    for (const service of services)
      await expect(heading(page, service.title)).toBeVisible({ visible: service.category === category });
    const card = page.getByRole('listitem').filter({ has: heading(page, title) });
    await card.getByRole('button', { name: servicesPage.card.details }).click();
    await expect(dialogWithFocus(page)).toContainText(title);
    await expect(dialogWithFocus(page)).toContainText(servicesPage.card.deliverables);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await follow(page, pages.privacy.path, 'footer');
  });

  await test.step('the process plays, and its button says so', async () => {
    await open(pages.home.path);
    const { watch, pause } = home.homeSections.process;
    await page.clock.pauseAt(3_600_000);
    await page.getByRole('button', { name: watch }).click();
    await expect(page.getByRole('button', { name: pause })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.locator('[aria-current=step]')).toContainText(process.processSteps[1]!.title);
    await page.getByRole('button', { name: pause }).click();
    await expect(page.getByRole('button', { name: watch })).toBeVisible();
  });
}

test.describe('all promises are kept @narrow', () => {
  test.use({ allowedErrors: /Minified React error #418|404/ });

  for (const [name, language, enter] of worlds)
    test(`with ${name}`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await enter(page);
      await keepsPromises(page, (path) => visit(page, path), language);
    });

  test('in a tab of yesterday, whose files are gone from the server', async ({ page }) => {
    /** The files whose names change with their content. */
    const gone = /\/_next\//;
    await page.clock.install({ time: 0 });
    const open = async (path: string) => {
      await page.unroute(gone);
      await visit(page, path);
      await page.route(gone, lose);
    };
    await keepsPromises(page, open, 'en');
  });
});

test.describe('a page that the framework draws anew because of a translator @narrow', () => {
  test.use({ allowedErrors: /Minified React error #418/, colorScheme: 'dark' });

  /** Opens a page that answers once the answer is called. */
  async function openTranslated(page: Page, path: string) {
    await page.addInitScript(translate);
    const release = await holdScripts(page);
    await page.goto(path);
    return async () => {
      release();
      await hydrated(page);
    };
  }

  test('keeps what is typed, with the caret in it, its place and its scheme', async ({ page }) => {
    const answer = await openTranslated(page, pages.contact.path);
    for (const part of REQUIRED) await field(page, part).fill(typed[part]);
    const message = field(page, 'message');
    await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 'గుంటూరు'.length));
    await scrollTo(page, 300);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [place, color] = [await scrollPosition(page), await ground()];
    await answer();
    await expectFields(page, typed);
    expect(await ground()).toBe(color);
    const moved = Math.abs((await scrollPosition(page)) - place);
    expect(moved).toBeLessThanOrEqual(contact.lead.length > LONG_LEAD ? 96 : 0);
    await expect(message).toBeFocused();
    await page.keyboard.type('Guntur');
    await expect(message).toHaveValue(typed.message.replace('గుంటూరు', 'Guntur'));
  });

  test('answers what was pressed before: a filter, and Menu', async ({ page }) => {
    const answer = await openTranslated(page, pages.services.path);
    const filter = page.getByRole('group', { name: servicesPage.filterLabel }).getByRole('button').last();
    await filter.click();
    await menu(page).click();
    await answer();
    await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);
    await page.keyboard.press('Escape');
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  });

  test('letters the board with what was typed before, and goes on', async ({ page }) => {
    const answer = await openTranslated(page, pages.home.path);
    const input = page.getByRole('textbox', { name: hero.picture.nameLabel });
    await input.tap();
    await page.keyboard.type('Lak');
    await answer();
    await expect(input).toHaveValue('Lak');
    await expect(input).toBeFocused();
    await page.keyboard.type('shmi');
    /** Without what this translator puts before each text, even of the board, which forbids it. */
    const lettering = async () => (await page.locator('.board').textContent())!.replaceAll('త ', '');
    await expect.poll(lettering).toBe('Lakshmi');
  });
});
