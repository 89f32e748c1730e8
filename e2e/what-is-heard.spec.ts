/**
 * All that a page says, in its order, as Playwright writes what a screen reader finds: what a thing is, its name, its state,
 * and where a link leads. What is missing or wrong in the form is held by app/[lang]/contact/contact-form.test.tsx and
 * what-is-missing-is-said, the page of all work by app/work-and-people.test.tsx, the current page by every-page-is-true-and-usable, the current step by the-process-plays, what
 * filters show by services-are-filtered.
 */
import type { Locator } from 'playwright/test';
import { factsOf } from '../app/[lang]/services/facts.ts';
import { chatLink, emailLink, hostOf, isFilm, phoneLink } from '../components/links.ts';
import { contactHref, serviceHref } from '../components/page-links.ts';
import {
  about,
  contact,
  hero,
  homeSections,
  homeServiceFilters,
  type HomeService,
  homeServices,
  pages,
  people,
  type Piece,
  type ProcessStep,
  processSteps,
  type Service,
  services,
  servicesPage,
  site,
  work,
} from '../content/index.ts';
import { SHOWN } from '../content/work-page.ts';
import { addressIn } from '../page-language.ts';
import { cardOf, expect, test, visit } from './support/fixtures.ts';

/** Without the marks that YAML may put around a text, and without the dots of a tree. */
const tidy = (line: string) =>
  line
    .replace(/["'\\]/g, '')
    .replace(/^\s*- |:$/g, '')
    .replace(/^(text|paragraph|listitem|term|definition): /, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();

/** Left out: what a field shows while it is empty, and that a text is an entry. */
const isRead = (line: string) => !/^(\/placeholder:.*|listitem|paragraph)?$/.test(line);

const linesOf = (text: string) => text.split('\n').map(tidy).filter(isRead);

/** What a screen reader finds in `part`, in reading order, is `expected`, a line for each thing, of which blank lines do not count. */
const expectHeard = (part: Locator, expected: string) =>
  expect.poll(async () => linesOf(await part.ariaSnapshot())).toEqual(linesOf(expected));

const lines = (all: readonly string[]) => all.join('\n');

const list = (entries: readonly string[], name = '') =>
  entries.length > 0 ? lines([`list ${name}`, ...entries]) : '';

const link = (label: string, href: string) => lines([`link ${label}`, `/url: ${href}`]);

const links = (all: readonly { label: string; href: string }[]) =>
  lines(all.map(({ label, href }) => link(label, href)));

/** What a photograph shows, where there is one. A drawing says nothing. */
const photograph = (photo: { shows: string } | undefined) => (photo ? `img ${photo.shows}` : '');

const brand = link(`${site.brand} ${site.tagline}`, pages.home.path);
const greetings = chatLink(site.chatNumber, site.chatGreeting);

const header = `
  banner
  ${brand}
  navigation ${site.frame.navigation}
  ${links(site.navigation)}
  ${site.telugu.isPublic ? link('తెలుగు', addressIn('te', pages.home.path)) : ''}
  ${link(site.quote.header, pages.contact.path)}
`;

type Column = { heading: string; links: readonly { label: string; href: string }[] };

const column = ({ heading, links: entries }: Column) => `
  navigation ${heading}
  heading ${heading} [level=2]
  list
  ${links(entries)}
`;

/** The page of all work has its link in the footer by itself. */
const companyLinks = () => {
  const { links: own } = site.footer.company;
  if (!pages.work || own.some(({ href }) => href === pages.work!.path)) return own;
  return [...own, { label: pages.work.breadcrumb, href: pages.work.path }];
};

const headline = hero.headline.join(' ');

const waysOn = `
  ${link(hero.start, pages.contact.path)}
  ${link(hero.chat, greetings)}
`;

const heroSection = `
  region ${headline}
  ${hero.badges.join(' ')}
  heading ${headline} [level=1]
  ${hero.lead}
  ${waysOn}
  ${site.telugu.isPublic ? link(hero.teluguChat.site, addressIn('te', pages.home.path)) : ''}
  ${link(hero.teluguChat.text, chatLink(site.chatNumber, hero.teluguChat.greeting))}
  ${list(site.cities, hero.citiesLabel)}
  ${hero.picture.nameLabel}
  textbox ${hero.picture.nameLabel}
  ${hero.picture.painted}
  heading ${hero.keyServicesLabel} [level=2]
  ${list(homeServices.map(({ title }) => title))}
`;

const { closing, ...words } = homeSections.services;

function homeServiceCard({ photo, tag, title, description, points, slug, service }: HomeService) {
  const details = service ? serviceHref(service) : pages.services.path;
  return `
    ${photograph(photo)}
    ${tag ?? ''}
    heading ${title} [level=3]
    ${link(title, details)}
    ${description}
    ${list(points)}
    ${link(`${words.getQuote}: ${title}`, contactHref(slug))}
    ${link(`${words.learnMore}: ${title}`, details)}
  `;
}

const servicesSection = `
  region ${words.heading}
  heading ${words.heading} [level=2]
  ${words.intro}
  group ${words.filterLabel}
  ${lines(homeServiceFilters.map(({ label }, index) => `button ${label} ${index === 0 ? '[pressed]' : ''}`))}
  ${list(homeServices.map(homeServiceCard))}
`;

function pieceOf(piece: Piece, level: number) {
  const { name, trade, town, photo, text, since, figure, source } = piece;
  const service = services.find(({ slug }) => slug === piece.service);
  const address = piece.link ?? '';
  return `
    article
    ${photograph(photo)}
    ${address && !photo ? hostOf(address) : ''}
    heading ${name} [level=${level}]
    ${trade}, ${town} · ${work.since} ${since}
    ${figure && source ? `${figure} ${work.source} ${source}` : ''}
    ${text}
    ${service && level < 5 ? link(service.title, serviceHref(service.slug)) : ''}
    ${address && link(`${isFilm(address) ? work.reel : work.website}: ${name}`, address)}
  `;
}

const workSection = () =>
  work.pieces.length === 0
    ? ''
    : `
      region ${work.heading}
      heading ${work.heading} [level=2]
      ${lines(work.pieces.slice(0, SHOWN).map((piece) => pieceOf(piece, 3)))}
      ${pages.work ? link(work.all, pages.work.path) : ''}
    `;

const process = homeSections.process;

const closedStep = ({ title, duration }: ProcessStep, index: number) => `
  heading ${process.step} ${index + 1} ${title} ${duration} [level=3]
  button ${process.step} ${index + 1} ${title} ${duration}
`;

const openStep = (step: ProcessStep) => `
  ${closedStep(step, 0)}
  heading ${step.subtitle} [level=4]
  ${step.description}
  ${list(step.deliverables, `${step.title}: ${process.deliverables}`)}
  ${lines(step.metrics.flatMap(({ label, value }) => [label, value]))}
`;

const processSection = `
  region ${process.heading}
  heading ${process.heading} [level=2]
  ${process.intro}
  button ${process.watch}
  ${list(processSteps.map((step, index) => (index === 0 ? openStep(step) : closedStep(step, index))))}
  ${waysOn}
`;

const home = `
  main
  ${heroSection}
  ${servicesSection}
  heading ${closing.heading} [level=2]
  ${closing.text}
  ${link(closing.explore, pages.services.path)}
  ${link(closing.call, pages.contact.path)}
  ${workSection()}
  ${processSection}
`;

const { card: cardWords, whyChoose } = servicesPage;

/** docs/product.md. */
const PREVIEW = 3;

const priceOf = ({ price, period = '', priceNote = '', originalPrice, discount }: Service) => `
  ${price} ${period} ${priceNote}
  ${originalPrice ? `${cardWords.originalPrice} ${originalPrice} ${discount}` : ''}
`;

const startOf = ({ title, slug }: Service) => link(`${cardWords.start}: ${title}`, contactHref(slug));

function card(service: Service) {
  const { photo, badge, title, subtitle, shortDesc, features } = service;
  const more = features.length - PREVIEW;
  return `
    ${photograph(photo)}
    ${badge}
    heading ${title} [level=3]
    ${subtitle}
    ${shortDesc}
    ${list(features.slice(0, PREVIEW))}
    ${more > 0 ? `+${more} ${cardWords.moreFeatures}` : ''}
    button ${cardWords.details}: ${title}
    ${priceOf(service)}
    ${startOf(service)}
  `;
}

function dialog(service: Service) {
  const { title, subtitle, features, deliverables, platforms, timeline, extra = '' } = service;
  const facts = factsOf(service);
  const pieces = work.pieces.filter((piece) => piece.service === service.slug);
  return `
    dialog ${title}
    heading ${title} [level=3]
    ${subtitle}
    button ${cardWords.closeDialog}
    region ${title}
    heading ${cardWords.included} [level=4]
    ${list(features)}
    heading ${cardWords.deliverables} [level=4]
    ${list(deliverables)}
    heading ${cardWords.platforms} [level=4]
    ${list(platforms)}
    heading ${cardWords.timeline} [level=4]
    ${timeline}
    ${facts.length > 0 ? `heading ${servicesPage.facts.heading} [level=4]` : ''}
    ${lines(facts)}
    ${pieces.length > 0 ? `heading ${work.heading} [level=4]` : ''}
    ${lines(pieces.map((piece) => pieceOf(piece, 5)))}
    ${priceOf(service)}
    ${extra}
    button ${cardWords.close}
    ${startOf(service)}
  `;
}

const reasons = `
  region ${whyChoose.heading}
  heading ${whyChoose.heading} [level=2]
  ${whyChoose.intro}
  ${link(pages.about.breadcrumb, pages.about.path)}
  ${photograph(whyChoose.photo)}
  ${list(whyChoose.reasons.map(({ title, text }) => lines([`heading ${title} [level=3]`, text])))}
`;

const { fields, notes, dataNotice, getInTouch, benefits } = contact;

const textbox = (label: string) => `
  ${label} ${notes.required}
  textbox ${label}
`;

const options = [...services.map(({ title }) => title), contact.otherService];

const form = `
  ${textbox(fields.fullName.label)}
  ${textbox(fields.email.label)}
  ${fields.service.label} ${notes.optional}
  combobox ${fields.service.label}
  option ${fields.service.emptyOption} [selected]
  ${lines(options.map((title) => `option ${title}`))}
  ${textbox(fields.message.label)}
  button ${contact.send}
  ${contact.afterSend}
  ${dataNotice.en.text}
  ${link(dataNotice.en.privacyLink, pages.privacy.path)}
  ${dataNotice.te.text}
  ${link(dataNotice.te.privacyLink, pages.privacy.path)}
`;

const wayOf = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;

const answering = people.people.filter(({ answers }) => answers);

const ways = `
  region ${getInTouch.heading}
  heading ${getInTouch.heading} [level=2]
  ${lines(answering.map(({ photo, name, languages }) => lines([photograph(photo), `${people.answers} ${name} ${languages}`])))}
  ${link(`${wayOf(getInTouch.chat)} ${getInTouch.chat.action}`, greetings)}
  ${link(`${wayOf(getInTouch.email)} ${site.email} ${getInTouch.email.action}`, emailLink(site.email))}
  ${link(site.phone, phoneLink(site.phone))}
`;

const whatOneGets = `
  region ${benefits.heading}
  heading ${benefits.heading} [level=2]
  ${list(benefits.items.map(({ text }) => text))}
`;

const questions = `
  region ${about.questions.heading}
  heading ${about.questions.heading} [level=2]
  ${lines(about.questions.items.map(({ question, answer }) => lines([`heading ${question} [level=3]`, answer])))}
`;

test('the home page, from its first word to its last @content', async ({ page }) => {
  await visit(page, pages.home.path);
  await expectHeard(page.locator('header'), header);
  await expectHeard(page.locator('main'), home);
  // A finger that explores a card meets its words, and not the link of the title that covers it.
  const { title, description } = homeServices[0]!;
  await cardOf(page, title).getByText(description, { exact: true }).click({ trial: true });
});

test('every service: its card, and the dialog with its details @content', async ({ page }) => {
  await visit(page, pages.services.path);
  for (const service of services) {
    const { slug, title, subtitle } = service;
    await expectHeard(page.locator(`#service-${slug}`), card(service));
    await cardOf(page, title).getByRole('button').press('Enter');
    const details = page.locator('[role=dialog]:focus');
    await expectHeard(details, dialog(service));
    await expect(details).toHaveAccessibleDescription(subtitle);
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
  }
});

test('the services page around them @content', async ({ page }) => {
  await visit(page, pages.services.path);
  const { heading, intro, boardHeading, boardNote, closing: end } = servicesPage;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const words of [intro, boardHeading, boardNote.en, boardNote.te])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  const { breadcrumb: terms, path: termsPath } = pages.terms;
  await expectHeard(main.getByRole('link', { name: terms, exact: true }), link(terms, termsPath));
  await expectHeard(page.getByRole('region', { name: whyChoose.heading }), reasons);
  await expectHeard(main.getByRole('link', { name: end.start }), link(end.start, pages.contact.path));
  await expectHeard(main.getByRole('link', { name: end.chat }), link(end.chat, greetings));
});

test('the contact page: the form, every way to reach us, and what one gets @content', async ({ page }) => {
  await visit(page, pages.contact.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  await expect(page.getByText(contact.lead, { exact: true })).toBeVisible();
  await expectHeard(page.locator('form'), form);
  await expectHeard(page.getByRole('region', { name: getInTouch.heading }), ways);
  await expectHeard(page.getByRole('region', { name: benefits.heading }), whatOneGets);
});

test('on a phone the telephone is beside the chat, before the form @narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, pages.contact.path);
  const phone = page.getByRole('main').getByRole('link', { name: site.phone, exact: true }).first();
  await expectHeard(phone, link(site.phone, phoneLink(site.phone)));
  await expect(phone).toBeInViewport({ ratio: 1 });
});

test('about: what visitors ask, and the service that fits each trade @content', async ({ page }) => {
  await visit(page, pages.about.path);
  await expectHeard(page.getByRole('region', { name: about.questions.heading }), questions);
  for (const { text, service } of about.sections.flatMap(({ drawing, trades = [] }) =>
    drawing ? [] : trades,
  )) {
    const fitting = services.find(({ slug }) => slug === service);
    const trade = page.getByRole('listitem').filter({ hasText: text });
    const links = fitting ? [link(fitting.title, serviceHref(fitting.slug))] : [];
    await expectHeard(trade, lines([text, ...links]));
  }
});

test('the foot of every page leads to all others, and dates the build @content', async ({ page }) => {
  await visit(page, pages.about.path);
  const footer = page.getByRole('contentinfo');
  const company = { ...site.footer.company, links: companyLinks() };
  for (const part of [site.footer.services, company, site.footer.legal])
    await expectHeard(footer.getByRole('navigation', { name: part.heading }), column(part));
  for (const { label, url } of [...site.social, { label: site.phone, url: phoneLink(site.phone) }])
    await expectHeard(footer.getByRole('link', { name: label, exact: true }), link(label, url));
  const time = page.locator('time[aria-hidden=true]');
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  expect(await time.boundingBox()).toMatchObject({ width: 1, height: 1 });
});
