/** What each page shows, and where it leads, without script. All the words of the home page: what-is-heard. */
import type { Locator } from 'playwright/test';
import { chatLink, contactHref, emailLink, phoneLink, serviceHref } from '../components/links.ts';
import {
  about,
  contact,
  hero,
  homeSections,
  type HomeService,
  homeServices,
  pages,
  services,
  servicesPage,
  site,
} from '../content/index.ts';
import { cardOf, expect, test } from './support/fixtures.ts';

test.use({ javaScriptEnabled: false });

/** A name that many cards share has the service behind it: who speaks to the page can say which. */
const expectServiceLink = (card: Locator, words: string, title: string, href: string) =>
  expect(card.getByRole('link', { name: RegExp(`^${words}\\s*: ${title}$`) })).toHaveAttribute('href', href);

const expectLink = (place: Locator, name: string, href: string) =>
  expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

test('the home page says who we are, where, and what we do @content', async ({ page }) => {
  await page.goto(pages.home.path);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(hero.headline.join(' '));
  const [first, second] = await headline
    .locator('span')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
  expect(second!.top, 'on two lines').toBeGreaterThanOrEqual(first!.bottom);

  const main = page.getByRole('main');
  const { closing } = homeSections.services;
  for (const [name, href] of [
    [hero.start, pages.contact.path],
    [hero.chat, chatLink(site.chatNumber, site.chatGreeting)],
  ] as const) {
    // At the beginning of the page and at its end.
    const links = main.getByRole('link', { name, exact: true });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href);
  }
  await expectLink(main, hero.teluguChat.text, chatLink(site.chatNumber, hero.teluguChat.greeting));
  const { question, answer, meaning } = hero.picture;
  for (const words of [question, answer, meaning])
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  await expectLink(main, closing.explore, pages.services.path);
  await expectLink(main, closing.call, pages.contact.path);
});

test('each service on the home page has its picture, its points and its three ways on @content', async ({
  page,
}) => {
  await page.goto(pages.home.path);
  for (const card of homeServices as readonly HomeService[]) {
    const { title, description, points, slug, tag: mark, service } = card;
    const href = service ? serviceHref(service) : pages.services.path;
    const place = cardOf(page, title);
    // A finger that explores the card meets the words, and not the link of the title that covers it.
    for (const words of [description, ...points])
      await place.getByText(words, { exact: true }).click({ trial: true });
    await expect(place.getByText(/^(Featured|Popular)$/)).toHaveText(mark ? [mark] : []);
    const { learnMore, getQuote } = homeSections.services;
    await expectLink(place, title, href);
    await expectServiceLink(place, learnMore, title, href);
    await expectServiceLink(place, getQuote, title, contactHref(slug));
    await expectDrawn(place);
  }
});

async function expectDrawn(card: Locator) {
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
}

test('the services page shows every service, and why to choose us @content', async ({ page }) => {
  await page.goto(pages.services.path);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.heading);
  await expect(main.getByText(servicesPage.intro, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: servicesPage.boardHeading })).toBeVisible();
  for (const note of Object.values(servicesPage.boardNote))
    await expect(main.getByText(note, { exact: true })).toBeVisible();
  for (const { title, slug } of services) {
    const card = cardOf(page, title);
    await expectServiceLink(card, servicesPage.card.start, title, contactHref(slug));
    await expectDrawn(card);
  }
  const { heading, reasons } = servicesPage.whyChoose;
  await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).toHaveText(
    reasons.map(({ title, text }) => title + text),
  );
  await expectLink(main, servicesPage.closing.start, pages.contact.path);
  await expectLink(main, servicesPage.closing.chat, chatLink(site.chatNumber, site.chatGreeting));
});

test('the contact page shows every way to reach us, what one gets, and in two languages what happens to the details @content', async ({
  page,
}) => {
  await page.goto(pages.contact.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  await expect(page.getByText(contact.lead, { exact: true })).toBeVisible();
  const panel = page.getByRole('region', { name: contact.getInTouch.heading });
  for (const [{ title, text }, href] of [
    [contact.getInTouch.chat, chatLink(site.chatNumber, site.chatGreeting)],
    [contact.getInTouch.email, emailLink(site.email)],
  ] as const) {
    const card = panel.getByRole('link').filter({ hasText: title });
    await expect(card).toContainText(text);
    await expect(card).toHaveAttribute('href', href);
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card, 'said to those who do not see it').toHaveAccessibleDescription(site.frame.opensTab);
  }
  const { heading, items } = contact.benefits;
  await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).toHaveText(
    items.map(({ text }) => text),
  );
  await expect(page.getByText(contact.afterSend, { exact: true })).toBeVisible();
  for (const [language, { text }] of Object.entries(contact.dataNotice)) {
    const notice = page.locator('p', { hasText: text });
    await expect(notice, language).toBeVisible();
    const spoken = await notice.evaluate((element) => element.closest<HTMLElement>('[lang]')!.lang);
    expect(spoken).toContain(language);
    await expect(notice.getByRole('link')).toHaveAttribute('href', pages.privacy.path);
  }
});

test('about answers what visitors ask, and leads each trade to the card of the service that fits @content', async ({
  page,
}) => {
  await page.goto(pages.about.path);
  const { heading, items } = about.questions;
  const questions = page.getByRole('region', { name: heading });
  await expect(questions.getByRole('heading', { level: 3 })).toHaveText(
    items.map(({ question }) => question),
  );
  for (const { answer } of items) await expect(questions.getByText(answer, { exact: true })).toBeVisible();
  for (const { text, service } of about.sections.flatMap(({ drawing, trades = [] }) =>
    drawing ? [] : trades,
  )) {
    const { title } = services.find(({ slug }) => slug === service)!;
    const trade = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    await expectLink(trade, title, serviceHref(service));
  }
});

test('the foot of every page leads to all others, and says when it was built to machines alone @content', async ({
  page,
}) => {
  await page.goto(pages.about.path);
  const footer = page.getByRole('contentinfo');
  const { services: offered, company, legal } = site.footer;
  for (const { heading, links } of [offered, company, legal]) {
    const column = footer.getByRole('navigation', { name: heading });
    await expect(column.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { label, href } of links) await expectLink(column, label, href);
  }
  for (const { label, url } of site.social) await expectLink(footer, label, url);
  await expectLink(footer, site.phone, phoneLink(site.phone));
  const time = page.locator('time');
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await expect(time).toHaveAttribute('aria-hidden', 'true');
  expect(await time.boundingBox()).toMatchObject({ width: 1, height: 1 });
});
