/**
 * What a screen reader says, in its order, as Playwright writes it: what a thing is, its name, its state. What is asked for,
 * missing or wrong in the form is held by app/contact/contact-form.test.tsx and what-is-missing-is-said, the current page
 * by every-page-is-true-and-usable, the current step by the-process-plays, the description of a dialog by
 * a-card-opens-its-details.
 */
import { factsOf } from '../app/services/facts.ts';
import {
  contact,
  hero,
  homeSections,
  homeServiceFilters,
  homeServices,
  pages,
  type ProcessStep,
  processSteps,
  services,
  servicesPage,
  site,
} from '../content/index.ts';
import { sendButton } from './support/enquiry.ts';
import { expect, holdClock, test, visit } from './support/fixtures.ts';
import { expectHeard, listen } from './support/heard.ts';

const lines = (all: readonly string[]) => all.join('\n');

const list = (entries: readonly string[], name = '') =>
  entries.length > 0 ? lines([`list ${name}`, ...entries]) : '';

const links = (all: readonly { label: string }[]) => lines(all.map(({ label }) => `link ${label}`));

const header = `
  banner
  link ${site.brand} ${site.tagline}
  navigation ${site.frame.navigation}
  ${links(site.navigation)}
  link ${site.quote.header}
`;

const headline = hero.headline.join(' ');

const waysOn = `
  link ${hero.start}
  link ${hero.chat}
`;

const heroSection = `
  region ${headline}
  ${hero.badges.join(' ')}
  heading ${headline} [level=1]
  ${hero.lead}
  ${waysOn}
  link ${hero.teluguChat.text}
  ${list(site.cities, hero.citiesLabel)}
  textbox ${hero.picture.nameLabel}
  ${hero.picture.nameLabel}
  heading ${hero.keyServicesLabel} [level=2]
  ${list(homeServices.map(({ title }) => title))}
`;

const { closing, ...words } = homeSections.services;

const homeServiceCard = ({ tag, title, description, points }: (typeof homeServices)[number]) => `
  ${tag ?? ''}
  heading ${title} [level=3]
  link ${title}
  ${description}
  ${list(points)}
  link ${words.getQuote}: ${title}
  link ${words.learnMore}: ${title}
`;

const shownIn = (chosen: string) =>
  homeServices.filter(({ category }) => chosen === 'all' || category === chosen);

const servicesSection = (chosen: string) => `
  region ${words.heading}
  heading ${words.heading} [level=2]
  ${words.intro}
  group ${words.filterLabel}
  ${lines(homeServiceFilters.map(({ id, label }) => `button ${label} ${id === chosen ? '[pressed]' : ''}`))}
  ${list(shownIn(chosen).map(homeServiceCard))}
`;

const process = homeSections.process;

const numberOf = ({ id }: ProcessStep) => processSteps.findIndex((step) => step.id === id) + 1;
const stepName = (step: ProcessStep) => `${process.step} ${numberOf(step)} ${step.title} ${step.duration}`;

const closedStep = (step: ProcessStep) => `
  heading ${stepName(step)} [level=3]
  button ${stepName(step)}
`;

const openStep = (step: ProcessStep) => `
  ${closedStep(step)}
  heading ${step.subtitle} [level=4]
  ${step.description}
  ${list(step.deliverables, `${step.title}: ${process.deliverables}`)}
  ${lines(step.metrics.flatMap(({ label, value }) => [label, value]))}
`;

const processSection = (open: ProcessStep, toggle: string) => `
  region ${process.heading}
  heading ${process.heading} [level=2]
  ${process.intro}
  button ${toggle}
  ${list(processSteps.map((step) => (step === open ? openStep(step) : closedStep(step))))}
  ${waysOn}
`;

const home = `
  main
  ${heroSection}
  ${servicesSection('all')}
  heading ${closing.heading} [level=2]
  ${closing.text}
  link ${closing.explore}
  link ${closing.call}
  ${processSection(processSteps[0]!, process.watch)}
`;

const service = services[0]!;
const { card: cardWords } = servicesPage;

const price = `
  ${service.price} ${service.period ?? ''} ${service.priceNote ?? ''}
  ${service.originalPrice ? `${cardWords.originalPrice} ${service.originalPrice} ${service.discount}` : ''}
`;

const opener = `button ${cardWords.details}: ${service.title}`;

const moreFeatures = service.features.length - 3;

const card = `
  ${service.badge}
  heading ${service.title} [level=3]
  ${service.subtitle}
  ${service.shortDesc}
  ${list(service.features.slice(0, 3))}
  ${moreFeatures > 0 ? `+${moreFeatures} ${cardWords.moreFeatures}` : ''}
  ${opener}
  ${price}
  link ${cardWords.start}: ${service.title}
`;

const facts = factsOf(service);

const dialog = `
  dialog ${service.title}
  heading ${service.title} [level=3]
  ${service.subtitle}
  button ${cardWords.closeDialog}
  region ${service.title}
  heading ${cardWords.included} [level=4]
  ${list(service.features)}
  heading ${cardWords.deliverables} [level=4]
  ${list(service.deliverables)}
  heading ${cardWords.platforms} [level=4]
  ${list(service.platforms)}
  heading ${cardWords.timeline} [level=4]
  ${service.timeline}
  ${facts.length > 0 ? `heading ${servicesPage.facts.heading} [level=4]` : ''}
  ${lines([...facts, service.extra ?? ''])}
  ${price}
  button ${cardWords.close}
  link ${cardWords.start}: ${service.title}
`;

const { fields, notes, notices, dataNotice } = contact;

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
  link ${dataNotice.en.privacyLink}
  ${dataNotice.te.text}
  link ${dataNotice.te.privacyLink}
`;

test('the home page, from its first word to its last @content', async ({ page }) => {
  await visit(page, pages.home.path);
  await expectHeard(page.locator('header'), header);
  await expectHeard(page.locator('main'), home);
});

test('a press on a filter: how many cards there are now, and they alone', async ({ page }) => {
  const said = await listen(page);
  await visit(page, pages.home.path);
  const { id, label } = homeServiceFilters[1]!;
  const { one, other } = site.frame.servicesShown;
  const count = shownIn(id).length;
  await page.getByRole('button', { name: label, exact: true }).press('Enter');
  await expect.poll(() => said).toEqual([`${label}: ${count} ${count === 1 ? one : other}`]);
  await expectHeard(page.locator(':focus'), `button ${label} [pressed]`);
  await expectHeard(page.locator('#services'), servicesSection(id));
});

test('a card, and the dialog with its details @content', async ({ page }) => {
  const said = await listen(page);
  await visit(page, pages.services.path);
  await expectHeard(page.locator(`#service-${service.slug}`), card);
  await page.getByRole('button', { name: cardWords.details }).first().press('Enter');
  await expectHeard(page.locator('[role=dialog]:focus'), dialog);
  await page.keyboard.press('Escape');
  await expectHeard(page.locator(':focus'), opener);
  expect(said).toEqual([]);
});

test('the process: the chosen step is open, and nothing is said while it plays', async ({ page }) => {
  const said = await listen(page);
  const hold = await holdClock(page);
  await visit(page, pages.home.path);
  await hold();
  const [second, third] = [processSteps[1]!, processSteps[2]!];
  await page.getByRole('button', { name: stepName(second) }).press('Enter');
  await expectHeard(page.locator(':focus'), `button ${stepName(second)}`);
  await expectHeard(page.locator('#process'), processSection(second, process.watch));
  await page.getByRole('button', { name: process.watch }).press('Enter');
  await expectHeard(page.locator(':focus'), `button ${process.pause}`);
  await page.clock.runFor(3000);
  await expectHeard(page.locator('#process'), processSection(third, process.pause));
  expect(said).toEqual([]);
});

test('the form: what it asks for, and after Send what is missing @content', async ({ page }) => {
  const said = await listen(page);
  await visit(page, pages.contact.path);
  await expectHeard(page.locator('form'), form);
  await sendButton(page).press('Enter');
  await expect.poll(() => said).toEqual([notices.error]);
});
