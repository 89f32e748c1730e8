/**
 * What a screen reader says, in its order. Each line can be read aloud, with the words of `content/` in the braces: the
 * name, what it is, its states, its description. What the form says of an address that is wrong, and of an enquiry that
 * was sent, is held by app/contact/contact-form.test.tsx.
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

const list = (entries: readonly string[], name = '') => `
  ${name && `${name}, `}list of ${entries.length}
  ${lines(entries)}
`;

const navLinks = site.navigation.map(
  ({ label, href }) => `${label}, link${href === pages.home.path ? ', current page' : ''}`,
);

const header = `
  banner
  ${site.brand} ${site.tagline}, link
  ${site.frame.navigation}, navigation
  ${lines(navLinks)}
  ${site.quote.header}, link
`;

const headline = hero.headline.join(' ');

const waysOn = `
  ${hero.start}, link
  ${hero.chat}, link, ${site.frame.opensTab}
`;

const heroSection = `
  ${headline}, region
  ${hero.badges.join(' ')}
  ${headline}, heading 1
  ${hero.lead}
  ${waysOn}
  ${hero.teluguChat.text}, link, ${site.frame.opensTab}
  ${list(site.cities, hero.citiesLabel)}
  ${hero.picture.nameLabel}, textbox
  ${hero.picture.nameLabel}
  ${hero.keyServicesLabel}, heading 2
  ${list(homeServices.map(({ title }) => title))}
`;

const { closing, ...words } = homeSections.services;

const homeServiceCard = ({ tag, title, description, points }: (typeof homeServices)[number]) => `
  ${tag ?? ''}
  ${title}, heading 3, link
  ${description}
  ${list(points)}
  ${words.getQuote}: ${title}, link
  ${words.learnMore}: ${title}, link
`;

const shownIn = (chosen: string) =>
  homeServices.filter(({ category }) => chosen === 'all' || category === chosen);

const servicesSection = (chosen: string) => `
  ${words.heading}, region
  ${words.heading}, heading 2
  ${words.intro}
  ${words.filterLabel}, group
  ${lines(homeServiceFilters.map(({ id, label }) => `${label}, button, ${id === chosen ? 'pressed' : 'not pressed'}`))}
  ${list(shownIn(chosen).map(homeServiceCard))}
`;

const process = homeSections.process;

const numberOf = ({ id }: ProcessStep) => processSteps.findIndex((step) => step.id === id) + 1;
const stepName = (step: ProcessStep) => `${process.step} ${numberOf(step)} ${step.title} ${step.duration}`;

const closedStep = (step: ProcessStep) => `${stepName(step)}, heading 3, button`;

const openStep = (step: ProcessStep) => `
  ${stepName(step)}, heading 3, button, current step
  ${step.subtitle}, heading 4
  ${step.description}
  ${list(step.deliverables, `${step.title}: ${process.deliverables}`)}
  ${lines(step.metrics.flatMap(({ label, value }) => [label, value]))}
`;

const processSection = (open: ProcessStep, toggle: string) => `
  ${process.heading}, region
  ${process.heading}, heading 2
  ${process.intro}
  ${toggle}, button
  ${list(processSteps.map((step) => (step === open ? openStep(step) : closedStep(step))))}
  ${waysOn}
`;

const home = `
  main
  ${heroSection}
  ${servicesSection('all')}
  ${closing.heading}, heading 2
  ${closing.text}
  ${closing.explore}, link
  ${closing.call}, link
  ${processSection(processSteps[0]!, process.watch)}
`;

const service = services[0]!;
const { card: cardWords } = servicesPage;

const price = `
  ${service.price} ${service.period ?? ''} ${service.priceNote ?? ''}
  ${service.originalPrice ? `${cardWords.originalPrice} ${service.originalPrice}` : ''}
  ${service.discount ?? ''}
`;

const opener = `${cardWords.details}: ${service.title}, button, opens a dialog`;

const moreFeatures = service.features.length - 3;

const card = `
  ${service.badge}
  ${service.title}, heading 3
  ${service.subtitle}
  ${service.shortDesc}
  ${list(service.features.slice(0, 3))}
  ${moreFeatures > 0 ? `+${moreFeatures} ${cardWords.moreFeatures}` : ''}
  ${opener}
  ${price}
  ${cardWords.start}: ${service.title}, link
`;

const facts = factsOf(service);

const dialog = `
  ${service.title}, dialog, ${service.subtitle}
  ${service.title}, heading 3
  ${service.subtitle}
  ${cardWords.closeDialog}, button
  ${service.title}, region
  ${cardWords.included}, heading 4
  ${list(service.features)}
  ${cardWords.deliverables}, heading 4
  ${list(service.deliverables)}
  ${cardWords.platforms}, heading 4
  ${list(service.platforms)}
  ${cardWords.timeline}, heading 4
  ${service.timeline}
  ${facts.length > 0 ? `${servicesPage.facts.heading}, heading 4` : ''}
  ${lines([...facts, service.extra ?? ''])}
  ${price}
  ${cardWords.close}, button
  ${cardWords.start}: ${service.title}, link
`;

const { fields, notes, notices, dataNotice } = contact;

const form = `
  ${fields.fullName.label}
  ${notes.required}
  ${fields.fullName.label}, textbox, required
  ${fields.email.label}
  ${notes.required}
  ${fields.email.label}, textbox, required
  ${fields.service.label}
  ${notes.optional}
  ${fields.service.label}, combobox, collapsed, ${fields.service.emptyOption}, ${notes.optional}
  ${fields.message.label}
  ${notes.required}
  ${fields.message.label}, textbox, required
  ${contact.send}, button
  ${contact.afterSend}
  ${dataNotice.en.text}
  ${dataNotice.en.privacyLink}, link
  ${dataNotice.te.text}
  ${dataNotice.te.privacyLink}, link
`;

test('the home page, from its first word to its last @content', async ({ page }) => {
  await visit(page, pages.home.path);
  await expectHeard(page, 'header', header);
  await expectHeard(page, 'main', home);
});

test('a press on a filter: how many cards there are now, and they alone', async ({ page }) => {
  const said = await listen(page);
  await visit(page, pages.home.path);
  const { id, label } = homeServiceFilters[1]!;
  const { one, other } = site.frame.servicesShown;
  const count = shownIn(id).length;
  await page.getByRole('button', { name: label, exact: true }).press('Enter');
  await expect.poll(() => said).toEqual([`${label}: ${count} ${count === 1 ? one : other}`]);
  await expectHeard(page, ':focus', `${label}, button, pressed`);
  await expectHeard(page, '#services', servicesSection(id));
});

test('a card, and the dialog with its details @content', async ({ page }) => {
  const said = await listen(page);
  await visit(page, pages.services.path);
  await expectHeard(page, `#service-${service.slug}`, card);
  await page.getByRole('button', { name: cardWords.details }).first().press('Enter');
  await expectHeard(page, '[role=dialog]:focus', dialog);
  await page.keyboard.press('Escape');
  await expectHeard(page, ':focus', opener);
  expect(said).toEqual([]);
});

test('the process: the chosen step is open, and nothing is said while it plays', async ({ page }) => {
  const said = await listen(page);
  const hold = await holdClock(page);
  await visit(page, pages.home.path);
  await hold();
  const [second, third] = [processSteps[1]!, processSteps[2]!];
  await page.getByRole('button', { name: stepName(second) }).press('Enter');
  await expectHeard(page, ':focus', `${stepName(second)}, button, current step`);
  await expectHeard(page, '#process', processSection(second, process.watch));
  await page.getByRole('button', { name: process.watch }).press('Enter');
  await expectHeard(page, ':focus', `${process.pause}, button`);
  await page.clock.runFor(3000);
  await expectHeard(page, '#process', processSection(third, process.pause));
  expect(said).toEqual([]);
});

test('the form: what it asks for, and after Send what is missing @content', async ({ page }) => {
  const { fullName, email } = fields;
  const said = await listen(page);
  await visit(page, pages.contact.path);
  await expectHeard(page, 'form', form);
  await sendButton(page).press('Enter');
  await expect.poll(() => said).toEqual([notices.error]);
  await expectHeard(page, ':focus', `${fullName.label}, textbox, required, invalid, ${fullName.hint}`);
  await page.keyboard.press('Tab');
  await expectHeard(page, ':focus', `${email.label}, textbox, required, invalid, ${email.hint}`);
});
