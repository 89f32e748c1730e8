/** @jest-environment node */
import nodeFs, { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { slugOf } from '../../content/formats';
import type { Content } from '../../content/schema/files';
import { HASHED } from '../../hosting/headers';
import { takePhoto, writePhotos } from '../photos/photos.cases';
import { checkContent } from './check';
import { claims } from './claims';
import { halfInTelugu, largest, launched, smallest, writeContent } from './contents.cases';
import { findings } from './find';
import { concerns } from './questions';
import { annotations, contentReport, launchReport } from './report';
import { TELUGU_READ } from './warnings';
import { reportOnSave } from './watch';

const project = process.cwd();
const guide = readFileSync('content/README.md', 'utf8');

beforeEach(() => {
  process.chdir(mkdtempSync(`${os.tmpdir()}/content-`));
  // Not the code beside it: there are many tests.
  cpSync(`${project}/content`, 'content', { recursive: true, filter: (file) => !/schema|\.ts$/.test(file) });
  symlinkSync(`${project}/public`, 'public');
});

afterEach(() => {
  rmSync(process.cwd(), { recursive: true });
  process.chdir(project);
});

function said() {
  const { errors, warnings, claims, discounts, examples } = checkContent();
  return [errors, warnings, claims, discounts, examples].flat().map(({ message }) => message);
}

/** Replaces the first match in a file of content/, and says in which line. */
function edit(file: string, from: RegExp, to: (match: string) => string) {
  const text = readFileSync(`content/${file}`, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(`content/${file}`, text.replace(from, to));
  return text.split(from)[0]!.split('\n').length;
}

test('contents at both ends are right', async () => {
  for (const content of [smallest(), largest()]) {
    writeContent('.', content);
    await writePhotos('.', content);
    expect(checkContent().errors).toEqual([]);
  }
});

test('where half of the Telugu is missing nothing is wrong, and it is said how many texts are without', () => {
  writeContent('.', halfInTelugu());
  const report = checkContent();
  const { all, missing } = report.telugu!;
  expect(missing / all).toBeGreaterThan(0.4);
  expect(missing / all).toBeLessThan(0.6);
  expect(contentReport(report)).toContain(
    `Content: no errors.\nTelugu: ${missing} of ${all} texts are missing, and are in English on Telugu pages (npm run telugu).`,
  );
});

test('a photograph that is missing, shown nowhere, or as the camera left it is told with what to do', async () => {
  const photo = { file: 'shop.jpg', shows: 'A shop', x: 30, y: 40 };
  writeWith('services.servicesPage.whyChoose.photo', photo);
  const [error] = checkContent().errors;
  expect(error).toMatchObject({
    file: 'content/services.json',
    place: 'servicesPage › whyChoose › photo › file',
  });
  expect(error!.message).toMatch(/^There is no photograph content\/photos\/shop\.jpg\. → Choose another/);
  await writePhotos('.', photo);
  expect(contentReport(checkContent())).toBe('Content: no errors.');
  writeFileSync('content/photos/gone.jpg', readFileSync('content/photos/shop.jpg'));
  writeFileSync('content/photos/shop.jpg', await takePhoto({ width: 600, height: 450 }));
  writeFileSync('content/photos/notes.txt', '-');
  const { errors, warnings } = checkContent();
  expect([...errors, ...warnings].map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/^content\/photos\/notes\.txt: This is not a JPEG\. → Move it/),
    expect.stringMatching(/^content\/photos\/shop\.jpg: The file says where, when or with what/),
    expect.stringMatching(/^content\/photos\/gone\.jpg: No page shows this photograph\. → Delete/),
    expect.stringMatching(/^content\/photos\/notes\.txt: No page shows/),
  ]);
});

test.each(['home.homeServices', 'services.services'])(
  'while some cards of %s have a photograph, it is said once how many, at the first without',
  (place) => {
    const photo = { file: 'shop.jpg', shows: 'A shop' };
    const cards = place === 'services.services' ? services : launched().home.homeServices;
    const noted = (photographs: number, drafts = 0) =>
      findings(
        contentWith(
          place,
          cards.map((card, i) => ({
            ...card,
            ...(i < photographs && { photo }),
            ...(i >= cards.length - drafts && { isDraft: true }),
          })),
        ),
      ).flatMap(({ kind, place: at, message }) =>
        message.startsWith('Cards with') ? [`${kind} at ${at}: ${message}`] : [],
      );
    expect(noted(0)).toEqual([]);
    expect(noted(2)).toEqual([
      expect.stringContaining(
        `warning at ${place}.2.photo: Cards with a photograph: 2 of ${cards.length}. All show their drawings until every card has one. →`,
      ),
    ]);
    expect(noted(cards.length)).toEqual([]);
    // Drafts are not published.
    expect(noted(cards.length - 1, 1)).toEqual([]);
  },
);

test('a photograph must say what it shows', () => {
  writeWith('services.services.0.photo', { file: 'shop.jpg', shows: '' });
  expect(said()).toContainEqual(expect.stringMatching(/^It is not said what this photograph shows\. → Say/));
});

test('nothing is said of a content without warnings and working defaults, nor of Windows line ends', () => {
  writeContent('.', launched());
  edit('site.json', /^[^]*$/, (text) => text.replaceAll('\n', '\r\n'));
  expect(contentReport(checkContent())).toBe('Content: no errors.');
  const [, heading] = /^Ready to go public\.\nWhat.*below "(.*)"/.exec(launchReport(checkContent()))!;
  expect(guide).toContain(`\n## ${heading}\n`);
});

test('the owner is asked for claims and discounts in a group each, and no more for what is accepted', () => {
  const content = accepting(`Kept: ${first.title}, 40% OFF, in truth 75% OFF`);
  content.about.lead = 'We are number one, and guaranteed. Nobody else is number one.';
  content.services.services[0]!.discount = '40% OFF';
  writeContent('.', content);
  const asked = '2 claims to prove (npm run launch-check names them).\n';
  expect(contentReport(checkContent())).toBe(`${asked}Content: no errors.`);
  content.accepted = { accepted };
  writeContent('.', content);
  expect(contentReport(checkContent())).toBe(
    `${asked}1 discount that does not fit its prices (npm run launch-check names them).\nContent: no errors.`,
  );
  expect(launchReport(checkContent())).toMatch(
    /^Ready to go public\.\n2 claims to prove\.\n[^]*"number one"[^]*"guaranteed"[^]*\n1 discount that does not fit its prices\.\n[^]*is 75% OFF, not 40% OFF\.\n {3}→ Write "75% OFF", correct/,
  );
});

test('the owner is asked for a claim of the Telugu that the English does not make, and for one of both once', () => {
  const content = launched();
  const claim = 'ఉచితం, గ్యారంటీ';
  content.telugu.pairs = [
    { id: 'only-telugu', text: content.about.lead, telugu: claim },
    { id: 'both', text: 'Free, and guaranteed', telugu: claim },
  ];
  const asked = [...claims(content)].filter(({ place }) => place.startsWith('telugu.'));
  expect(asked.map(({ place, accept }) => [place, accept])).toEqual([
    ['telugu.pairs.0.telugu', 'Can be proved: ఉచితం'],
    ['telugu.pairs.0.telugu', 'Can be proved: గ్యారంటీ'],
  ]);
});

test('the name that the site began with may be kept by whom it belongs to, and is no example then', () => {
  writeWith('site.brand', 'AP Growth', accepting('Our own name: AP Growth'));
  expect(said()).toEqual([]);
  writeWith('site.brand', 'AP Growth');
  expect(said()).toEqual([expect.stringContaining('"AP Growth" is an example')]);
});

test('a landline for calls and a mobile for chat are as usual as one mobile for both', () => {
  writeWith('site', { ...site, phone: '+91 866 245 6789', chatNumber: '919123456780' });
  expect(said()).toEqual([]);
  writeWith('site', { ...site, phone: '+91 866 245 6789', chatNumber: '918662456789' });
  expect(said()).toEqual([expect.stringContaining('One of them is a landline.')]);
});

test('of a category without services it is said once, and not at each of its words', () => {
  const added = { id: 'services-in-guntur', label: 'Services in Guntur' };
  writeWith('services.serviceCategories', [...serviceCategories.slice(0, 2), added]);
  expect(said().filter((message) => message.includes('"services-in-guntur"'))).toHaveLength(1);
});

test('the staff are asked to have Telugu read by a native speaker, until that is accepted', () => {
  const others = accepted.filter((name) => name !== TELUGU_READ);
  writeContent('.', { ...launched(), accepted: { accepted: others } });
  expect(said()).toEqual([
    expect.stringContaining('Have a native speaker read them all, once. To keep it, add'),
  ]);
});

/** No answer to what only the owner can tell. */
const nothing = {
  monthly: undefined,
  gst: undefined,
  signer: undefined,
  amount: undefined,
  filming: undefined,
  hosting: undefined,
};

test('what only the owner can tell is asked once each, where it would be written, and is shown once it is there', () => {
  const others = accepted.filter((name) => !/^(Left out:|Can be proved: words of)/.test(name));
  const content = { ...launched(), accepted: { accepted: others } };
  content.site.address = undefined;
  content.services.servicesPage.facts = { ...content.services.servicesPage.facts, ...nothing };
  for (const one of content.services.services) Object.assign(one, nothing);
  content.about.customers.items = [];
  const [service] = content.services.services;
  service!.period = '/month';
  service!.features[0] = 'Reels, photos and a domain';
  writeContent('.', content);
  const { warnings } = checkContent();
  expect(warnings.map(({ place }) => place.split(' › ').at(-1))).toEqual([
    'monthly',
    'gst',
    'signer',
    'address',
    'items',
    'pieces',
    'people',
    'amount',
    'filming',
    'hosting',
  ]);
  Object.assign(content.services.servicesPage.facts, { monthly: 'A', gst: 'B', signer: 'C' });
  Object.assign(service!, { amount: 'A', filming: 'B', hosting: 'C' });
  writeContent('.', content);
  expect(said()).toEqual([
    expect.stringContaining('Where are you?'),
    expect.stringContaining('customers say?'),
    expect.stringContaining('Which work may you show?'),
    expect.stringContaining('Who are you?'),
  ]);
  content.work.pieces = [piece];
  content.people.people = [person];
  writeContent('.', content);
  expect(said()).not.toContainEqual(expect.stringMatching(/Which work|Who are you/));
});

test('a question concerns the services that include what it is about', () => {
  const films = { features: ['12 Reels'], deliverables: [] };
  expect(concerns('filming', films)).toBe(true);
  expect(concerns('hosting', films)).toBe(false);
  expect(concerns('amount', films)).toBe(false);
  expect(concerns('amount', { ...films, period: '/month' })).toBe(true);
  expect(concerns('price', films)).toBe(true);
});

/** No card of the home page leads to a service of its own. */
function withoutLinks() {
  const content = launched();
  for (const card of content.home.homeServices) delete card.service;
  return content;
}

/** The content with this value at this place; without the field, if the value is undefined. */
function contentWith(place: string, value: unknown, content = launched()) {
  const keys = place.split('.');
  const last = keys.pop()!;
  const entry = keys.reduce<object>((part, key) => part[key as keyof object], content);
  Object.assign(entry, { [last]: value });
  return JSON.parse(JSON.stringify(content)) as Content;
}

/** Writes that content. */
const writeWith = (...change: Parameters<typeof contentWith>) => writeContent('.', contentWith(...change));

const {
  services: { services, serviceCategories },
  site,
  pages,
  privacy,
  terms,
  accepted: { accepted },
} = launched();
const first = services[0]!;
const accepting = (name: string) => ({ ...launched(), accepted: { accepted: [...accepted, name] } });
const landline = { landline: '+91 866 245 6789', chatNumber: '918662456789' };
const { homeServiceFilters, hero } = smallest().home;
const filters = [...homeServiceFilters, { id: hero.lead, label: 'Films' }];
const hidden = {
  ...pages.team,
  path: '/edit/',
  title: 'Edit',
  description: `Edit: ${pages.terms.description}`.slice(0, 140).trim(),
};
const LONG = 'A title of 53 characters is too long beside the brand';
const customer = { id: 'a', text: 'They answer.', name: 'Lakshmi', trade: 'Saree shop', town: 'Tenali' };
const piece = {
  ...customer,
  link: 'https://www.instagram.com/reel/abc',
  service: first.slug,
  text: 'Reels.',
  since: 'March 2026',
  permission: '2026-03-12',
};
const person = { id: 'a', name: 'Sita', role: 'Films Reels', languages: 'Telugu', answers: true };
const withoutMode = JSON.parse(JSON.stringify(privacy.sections).replace('theme-mode', 'theme')) as object;

test.each([
  ['services.services.0.price', '₹1,00,00,000', '"₹1,00,00,000" is not a valid price. → Write an amount'],
  ['services.services.0.price', 15000, '15000 is not allowed here. → Write a text.'],
  ['services.services.0.id', '1', '"1" is not allowed here. → Write a number without quotes.'],
  [
    'services.services.0.period',
    'year',
    '"year" is not a valid period. → Write / or "per", and the whole word',
  ],
  ['services.services.0.period', '/yr', '"/yr" is not a valid period. →'],
  ['services.services.0.period', '/month + GST', '"/month + GST" is not a valid period. →'],
  ['services.services.0.badge', undefined, 'This field is missing. → Add it, with a text.'],
  ['site.brand', 'A name that is too long', 'has 23 characters; the limit is 20. → Shorten it by 3.'],
  ['site.phone', '9848012345', '"9848012345" is not a valid Indian phone number. → Write +91'],
  ['site.phone', '+91 58480 12345', 'for a mobile number, which begins with 6 to 9'],
  ['words.promise', 'within 9 hours', '"within 9 hours" is not a valid time. →'],
  ['words.promise', '1 hours', '"1 hours" is not a valid time. →'],
  ['site', { ...site, ...landline }, '→ One of them is a landline.'],
  ['home.homeServices.0.icon', 'bag', '"bag" is not allowed here. → Write one of: megaphone'],
  ['services.services.0.discount', '0% OFF', '"0% OFF" is not a valid discount. → Write 1% to 99%,'],
  ['services.services.0.discount', undefined, 'An offer needs both an original price and a discount. →'],
  ['services.services.0.originalPrice', '₹10,000', 'is not above the price ₹12,500. → Write the one for'],
  [
    'services.services.0.price',
    'On request',
    'has no period and no original price and no discount. → Delete',
  ],
  [
    'services.services.1.shortDesc',
    first.shortDesc,
    'Another entry has the same short description: services › services ›',
  ],
  [
    'services.services.1.features',
    first.features,
    `same features: services › services › "${first.title}" › features. →`,
  ],
  [
    'services.services.1.id',
    first.id,
    `Another entry has the same id: services › services › "${first.title}" › id. →`,
  ],
  ['services.services.1.id', 0, 'The id is not above 0. →'],
  ['site.social.0.id', undefined, 'This field is missing. → Add it, with small letters and digits that no'],
  [
    'site.social.1.id',
    site.social[0]!.id,
    'Another entry has the same id: site › social › "Instagram" › id. →',
  ],
  [
    'services.services.0.platforms',
    ['Canva', 'Canva'],
    '› platforms › number 1. → Write the text of this entry,',
  ],
  ['services.services.0.features', 'One, two, three', `" is not allowed here. → Write a list: ["…", "…"].`],
  ['services.services.0.features', ['One', 'Two'], 'Expected 3 to 12 features, found 2. → Add 1.'],
  ['services.services.0.category', '', 'No category is chosen. → Choose one of: '],
  ['home.hero.badges', ['', ''], ['The text is empty. →', 'The text is empty. →']],
  ['services.services.0.category', 'tv Films', 'with the id "tv-films" and the label "Tv Films".'],
  [
    'services.services.0.slug',
    'TV Films',
    `"TV Films" is not valid here. → Write "tv-films": small letters`,
    withoutLinks(),
  ],
  [
    'services.services.0.drawing',
    'none',
    '"none" is not allowed here. → Write one of: rickshaw, pinned-shop,',
  ],
  ['contact.otherService', first.title, 'is already the last option of the contact form. →'],
  ['home.homeServiceFilters.0.id', 'every', 'The first filter button must show all services. →'],
  ['home.homeServiceFilters', filters, 'would show nothing. →', smallest()],
  ['home.homeServices.0.slug', services.at(-1)!.slug, 'belongs to "Films'],
  [
    'services.services.1.slug',
    services.at(-1)!.slug,
    'Another entry has the same name in links: services › services ›',
    withoutLinks(),
  ],
  ['home.hero.badges', ['A', 'B', 'C', 'D'], 'Expected 0 to 3 badges, found 4. → Remove 1.'],
  ['site.hours', '10 to 6', 'Write hours, with a label and times.'],
  ['site.address', 'Guntur', 'Write an address, with a street, a city and'],
  ['site.hours.times.0.closes', '7:00 am', '7:00 am is not after 9:00 am. → Correct am or pm.'],
  ['site.social.0.url', 'https://www.facebook.com/a', 'is not an address of instagram.com. →'],
  ['site.social.0.url', 'https://www.instagram.net/a', 'is not an address of instagram.com. →'],
  ['site.social.0', { ...site.social[0]!, network: 'threads', url: 'https://www.threads.net/@a' }, []],
  ['site.tagline', 'Guntur 😀', 'The share images cannot show 😀. →'],
  ['site.footer.services.links.0.href', '', 'The link leads nowhere. → Choose a page'],
  ['site.footer.services.links.0.href', '/no/', 'There is no page at "/no/". →'],
  ['site.footer.services.links.0.href', '/about/#questions', []],
  ['site.footer.services.links.0.href', '/services/#service-no', 'There is no service "no". →'],
  ['site.footer.services.links.0.href', '/contact/#service=no', 'There is no service "no". →'],
  ['site.footer.legal.links.1.href', 'terms', 'writes the address of its page. → Write /terms/'],
  [
    'about.sections.0.trades',
    [{ text: 'Films', service: 'none', id: 'films' }],
    'This service was removed. → Choose another.',
  ],
  [
    'pages.edit',
    hidden,
    ['The address /edit/ belongs to the program of the site. →', 'No link here leads to'],
  ],
  ['pages.about.path', '/us/', `its address is /us/. → Write "/about/" again.`],
  ['pages.team.path', '/us/', 'The page is called team, and its address is /us/. →'],
  ['pages.team.article', undefined, 'The page says nothing. → Add an article'],
  ['pages.about.description', 'About.', 'Search results show more. → Write 70'],
  ['pages.about.description', pages.terms.description, 'Another entry has the same description: pages ›'],
  [
    'pages.about',
    { ...pages.about, title: LONG },
    'Search results show 60 characters, and the name of the agency',
  ],
  ['about.lead', 'Within 9 hours.', 'answer in 9 hours, but the promise is 3 hours. →'],
  ['pages.team.article', { ...terms, lead: 'We read it within 9 days.' }, []],
  ['about.lead', 'Ready within 9 days.', '(you keep this time), or say less. Can be p'],
  ['about.lead', 'You get an answer within 9 days.', 'This text promises an answer in 9 days, but'],
  [
    'about.lead',
    'We answer in {promise}. We reply in 5 hours.',
    'This text promises an answer in 5 hours, but',
  ],
  ['about.lead', 'We answer in 30 minutes.', 'This text promises an answer in 30 minutes, but'],
  [
    'about.customers.items',
    [{ ...customer, permission: '2026-03-12' }],
    '"Lakshmi" is said to have said this. → Have it in writing',
  ],
  ['about.customers.items', [{ ...customer, permission: '' }], 'Nobody is shown with name, face or words'],
  [
    'about.customers.items',
    [{ ...customer, permission: '2026-03-12', work: 'gone' }],
    'This piece of work was removed. → Choose another, or none.',
  ],
  ['home.homeServices.0.service', 'none', 'This service was removed. → Choose another.'],
  ['privacy.sections', withoutMode, 'The privacy page does not name "theme-mode"'],
  ['contact.dataNotice.te.text', 'Read it', 'This text has no Telugu letters. →'],
  ['about.lead', ' ', 'The text is empty. →'],
  ['about.lead', 'Cr\ufffdative', 'A letter was lost, and � is in its place. →'],
  ['about.lead', 'Start ', 'The text begins or ends with a space. →'],
  ['about.lead', 'Start  now', 'There are two spaces in a row. →'],
  ['about.lead', 'Start\nnow', 'There is a line break or a tab in the text. →'],
  ['about.lead', 'Call TODO', 'This looks like a placeholder. →'],
  ['about.lead', '…', 'This looks like a placeholder. →'],
  ['work.pieces', [piece], []],
  [
    'work.pieces',
    [{ ...piece, permission: undefined }],
    'This field is missing. → Add it, with the day since when they have agreed',
  ],
  ['work.pieces', [{ ...piece, permission: '' }], 'Nobody is shown with name, face or words before'],
  ['work.pieces', [{ ...piece, permission: 'March' }], 'This is not a day. → Write year, month and day:'],
  ['work.pieces', [{ ...piece, link: undefined }], 'There is nothing to see of this piece of work. → Add'],
  ['work.pieces', [{ ...piece, since: 'Mar 2026' }], '"Mar 2026" is not a valid month. → Write the month'],
  ['work.pieces', [{ ...piece, link: 'http://a.in' }], '"http://a.in" is not a valid address of a Reel'],
  ['work.pieces', [{ ...piece, service: 'none' }], 'This service was removed. → Choose another.'],
  ['work.pieces', [{ ...piece, figure: '9 calls' }], '"9 calls" has no source, so it is not shown. →'],
  ['work.pieces', [{ ...piece, source: 'Us' }], '"Us" is the source of no figure, so it is not shown. →'],
  ['work.pieces', [{ ...piece, figure: '9 calls', source: 'Us' }], []],
  ['work.page.title', pages.terms.title, 'Another entry has the same title: pages › terms › title. →'],
  ['work.page.title', LONG, 'Search results show 60 characters, and the name of the agency'],
  ['people.people', [person, { ...person, id: 'b' }], '"Sita" answers enquiries already, and the contact'],
  ['about.lead', 'Call {phone}', 'There is no word for these { }. →'],
  ['about.lead', 'Start <b>now</b>', 'The text contains HTML'],
  ['about.lead', 'Antidisestablishmentarianism', 'A word of over 24 letters'],
  ['about.lead', 'To\u00a0us', 'A no-break space (U+00A0) is after "To". → Delete what is after "To", and'],
  ['about.lead', 'To \u200bus', 'An unseen sign (U+200B) is after "To". →'],
  ['about.lead', 'We are number one', `proof of "number one". → Have the proof ready (a comparison with all`],
  ['about.lead', '321% more, + 18% GST', 'or say less. Can be proved: 321%'],
  [
    'services.services.0.originalPrice',
    '₹40,000',
    'is 68% OFF, not 75% OFF. → Write "68% OFF", correct a price,',
  ],
  ['about.lead', 'Your AP growth', '"AP growth" is an example, not your own. →'],
  ['about.lead', 'Call +91 00000 00000', '"00000 00000" is an example, not your own. →'],
  ['about.lead', 'wa.me/910000000000', '"910000000000" is an example, not your own. →'],
  ['site.address.street', '1 Example Road', '"Example Road" is an example, not your own. →'],
  ['site.email', 'hello@your-domain.in', '"hello@your-domain.in" is an example, not your own. →'],
  ['about.lead', 'Call +91 90000 00000', '"90000 00000" is an example, not your own. →'],
  ['site.url', 'https://www.example.com', '"https://www.example.com" is an example, not your own. →'],
  ['site.social.0.network', null, 'null is not allowed here. →'],
  ['site.telugu.isPublic', 'yes', '"yes" is not allowed here. → Write true or false, without quotes.'],
  ['site.social.0.url', 'https://www.instagram.com/', '.instagram.com/" is an example, not your own. →'],
])('%s: %j', (place, value, message, content = launched()) => {
  const found = findings(contentWith(place, value, content));
  // By what name it is accepted, if it may stay.
  const said = found.map(({ message, accept = '' }) => `${message} ${accept}`);
  expect(said).toEqual([message].flat().map((part) => expect.stringContaining(part) as string));
});

test.each(HASHED.map((folder) => folder.split('/')[0]!))(
  'no page is below /%s/, which hosts keep for a year',
  (folder) => {
    const content = contentWith(`pages.${slugOf(folder)}`, hidden, launched());
    expect(findings(content).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('belongs to the program of the site. →'),
    );
  },
);

test('a check that fails ends nothing', () => {
  jest.spyOn(nodeFs, 'watch').mockImplementation();
  const log = jest.spyOn(console, 'log').mockImplementation();
  rmSync('content', { recursive: true });
  reportOnSave();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The content could not be checked:'));
});

const BADGE = /"badge": ".*",/;

test.each([
  [BADGE, '"badge": "Creative"', 1],
  [BADGE, '"badge": "What"s new",', 0],
  [BADGE, '<<<<<<< HEAD\n"badge": "A",\n=======', 0],
  [/\n {4}\},/, ',\n    },', 1],
])('a slip of typing: %s becomes %j', (from, to, below) => {
  const line = edit('services.json', from, () => to);
  expect(checkContent().errors).toEqual([
    {
      file: 'content/services.json',
      place: '',
      line: line + below,
      message: expect.stringContaining('cannot be read') as string,
    },
  ]);
});

test.each([
  ['terms.json', Buffer.from('{}', 'utf16le'), 'The file is not saved as UTF-8. → In VS Code:'],
  ['terms.json', Buffer.from('{"é":1}', 'latin1'), 'The file is not saved as UTF-8. → In VS Code:'],
  ['terms.json', '\ufeff{}', 'The file is not saved as UTF-8. → In VS Code:'],
  ['logo.svg', '<svg>'.padEnd(5000), 'The logo has 5000 bytes. → Every page holds it'],
  ['logo.svg', 'PNG', 'The logo has 3 bytes. → Every page holds it'],
  ['logo.png', 'PNG', 'No page of the site shows what this file says. →'],
  ['offers.json', '["A"]', 'No page of the site shows what this file says. → Move it'],
])('a file: %s', (file, written, message) => {
  writeFileSync(`content/${file}`, written);
  expect(checkContent().errors).toEqual([
    expect.objectContaining({ file: `content/${file}`, message: expect.stringContaining(message) as string }),
  ]);
});

test('names file, line and place, for staff and for GitHub, and says all errors at once', () => {
  rmSync('content/terms.json');
  const line = edit('services.json', /"price": ".*"/, () => '"price": "100%"');
  const report = checkContent();
  const text = contentReport(report);
  expect(text).toMatch(/^Content: 2 errors\. Nothing is built until they are corrected\.\n/);
  expect(text).toContain('\ncontent/terms.json\n   The file is missing or empty.\n   → Bring it back: git');
  expect(text).toContain(`\ncontent/services.json, line ${line}: services › "${first.title}" › price\n   "`);
  expect(annotations(report)).toContain(`::error file=content/services.json,line=${line}::"100%25" is`);
  expect(launchReport(report)).toMatch(/^Not ready to go public: 2 things to do, and more may be found/);
});

test('errors are told in the order of their lines, and a warning beside those of another entry', () => {
  writeWith('site', { ...site, ...landline });
  edit('services.json', /"timeline": ".*"/, () => '"timeline": "Soon"');
  edit('services.json', /"category": ".*"/, () => '"category": "films"');
  const text = contentReport(checkContent());
  expect(text).toMatch(/^Content: 2 errors\.[^]*› category\n[^]*timeline\n[^]*\n\n1 warning\. Warnings stop/);
});

// In the guide a block marked `diff` is an edit, its first line the file, and one marked `text` is what is then said.
const EXAMPLE = /```diff\ncontent\/(\S+)\n([^`]+)```(?:\n\n```text\n([^`]+)```)?/g;
const examples = [...guide.matchAll(EXAMPLE)].map((parts) => parts.slice(1));

test.each(examples)('the guide is right: %s %s', (file, diff, words = '') => {
  writeContent('.', launched());
  const side = (other: string) => diff.replace(RegExp(`^\\${other}.*\\n`, 'gm'), '').replace(/^[+-]/gm, '');
  // Whatever the texts and numbers are by now.
  const from = side('+').replace(/(": )".*?"|[[\](){}+?.]/g, (part, name: string) =>
    name ? `${name}".*"` : `\\${part}`,
  );
  edit(file, RegExp(from), () => side('-'));
  const report = contentReport(checkContent());
  expect(report.includes('Nothing is built')).toBe(words.includes('error'));
  // The place moves with the content, and with it the line.
  for (const line of words.split('\n')) if (!line.startsWith('content/')) expect(report).toContain(line);
});
