/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { annotations, checkContent, contentReport, launchReport } from './check';
import { largest, launched, smallest, writeContent } from './contents.cases';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const messages = () => checkContent(root).errors.map(({ message }) => message);

test.each(Object.entries({ smallest, largest, launched }))('the %s content is right', (_, make) => {
  writeContent(root, make());
  expect(messages()).toEqual([]);
});

/** Writes the content with this value at this place; without the field, if the value is undefined. */
function writeWith(place: string, value: unknown, content = launched()) {
  const keys = place.split('.');
  const last = keys.pop()!;
  const entry = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], content);
  (entry as Record<string, unknown>)[last] = value;
  writeContent(root, content);
}

const { services, pages, privacy } = launched();
const [first] = services;
const TITLE = 'A title of 53 characters is too long beside the brand';
const withoutMode = JSON.parse(JSON.stringify(privacy.sections).replace('theme-mode', 'theme')) as object;

// prettier-ignore
test.each([
  ['services.0.price', '15,000', '"15,000" is not a valid price. → Write an amount with Indian commas'],
  ['services.0.price', 15000, 'Expected a text between quotes. →'],
  ['services.0.badge', undefined, 'This field is missing. →'],
  ['services.0.bagde', 'New', 'There is no field called "bagde". →'],
  ['services.0.icon', 'bag', '"bag" is not one of the words allowed here. → Write one of: megaphone, target'],
  ['services.0.discount', '0% OFF', '"0% OFF" is not a valid discount. → Write it like 40% OFF. To end the offer'],
  ['services.0.discount', undefined, 'An offer has both originalPrice and discount. →'],
  ['services.0.originalPrice', '₹10,000', 'The struck-through price ₹10,000 is not above the price ₹12,500. →'],
  ['services.1.period', '/month', 'The price "On request" has no period. →'],
  ['services.1.id', first.id, `The id "${first.id}" is used twice. →`],
  ['services.0.platforms', ['Canva', 'Canva'], 'The text "Canva" is used twice. →'],
  ['services.0.features', ['One', 'Two'], 'Expected 3 to 12 features, found 2. → Add 1. The limit is set in content/schema/.'],
  ['services.0.category', 'films', 'There is no category "films". → Write one of:'],
  ['contact.otherService', first.title, 'is already the last option of the contact form. →'],
  ['homeServiceFilters.2', { id: 'films', label: 'Films' }, 'No service has the category "films"'],
  ['homeServices.0.slug', services.at(-1)!.slug, 'belongs to "Films'],
  ['site.hours.times.0.closes', '7:00 am', '7:00 am is not after 9:30 am. → Correct am or pm.'],
  ['site.social.0.url', 'https://www.facebook.com/a', 'is not an address of instagram.com. →'],
  ['site.tagline', 'Guntur 😀', 'The share images cannot show 😀. →'],
  ['site.footer.services.links.0.href', '/no/', 'There is no page at "/no/". →'],
  ['site.footer.services.links.0.href', '/#no', 'The page / has no place called "no". →'],
  ['site.navigation.1.href', '/', 'No link here leads to /services/, so visitors could not find the page. →'],
  ['pages.about.path', '/us/', `The address of a page cannot change. → Write '/about/' again.`],
  ['pages.about.description', 'About us.', 'The description has 9 characters, and a search result needs at least 70. →'],
  ['pages.about.description', pages.terms.description, '" is used twice. →'],
  ['pages.about', { ...pages.about, title: TITLE, shareAlt: TITLE }, 'With the brand the title has 71 characters'],
  ['processSteps.1.id', 7, 'Visitors see the number 7 on step 2. → Write id: 2.'],
  ['homeSections.process.intro', '9 steps', 'The text says 9 steps, and content/process.ts has'],
  ['about.lead', 'We answer within 9 hours.', 'The text says 9 hours, and content/words.ts 3 hours. → Write {promise}'],
  ['privacy.sections', withoutMode, 'The privacy page does not name "theme-mode"'],
  ['contact.dataNotice.te.text', 'Read it', 'contains no Telugu letters. →'],
  ['about.lead', ' ', 'The text is empty. →'],
  ['about.lead', 'Start\nnow', 'contains a line break or a tab. →'],
  ['about.lead', 'Call TODO', 'This looks like a placeholder. →'],
  ['about.lead', 'Call {phone}', 'content/words.ts has no word for these { and }. →'],
  ['about.lead', 'Start <b>now</b>', 'The text contains HTML'],
  ['about.lead', 'Antidisestablishmentarianism', 'A word of more than 24 letters'],
  ['about.lead', 'Reels '.repeat(30).trim(), 'The text has 179 characters; the limit is 170. → Shorten it by 9.'],
  ['about.lead', 'Start\u00a0now', 'There is a no-break space (U+00A0) after "Start". → Delete what is after "Start", and type it again.'],
  ['about.lead', 'Start\u200d now', 'There is an invisible character (U+200D) after "Start". →'],
])('stops %s: %j', (place, value, message) => {
  writeWith(place, value, place.startsWith('homeServiceF') ? smallest() : launched());
  expect(messages()).toEqual([expect.stringContaining(message)]);
});

/** Replaces the first match in a file of content/. */
function edit(file: string, from: RegExp, to: string) {
  const target = path.join(root, 'content', file);
  const text = readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(
    target,
    text.replace(from, () => to),
  );
}

// prettier-ignore
test.each([
  [/badge: '.*'/, "badge: 'Creative", 'A quote is missing here. →'],
  [/badge: '.*'/, 'badge: ‘Creative’', 'Curly quotes cannot enclose a text. →'],
  [/badge: '.*'/, "badge: 'What's new'", 'The apostrophe ends the text. →'],
  [/badge: '.*',/, "badge: 'Creative'", 'There is no comma at the end of this line. → Add it.'],
  [/badge: '.*'/, 'badge: Creative', "Creative has no quotes around it. → Write 'Creative'."],
  [/badge: '.*'/, "badge: 'A',\n    badge: 'B'", '"badge" is there twice in one entry. →'],
  [/badge: '.*'/, "badge: 'Cr\ufffdative'", 'A letter was lost, and � is in its place. →'],
  [/(?<=badge.*)\n {2}\},/s, '', 'The { of this line is never closed. → Add } where it ends.'],
  [/(?<=features: \[[^\]]*)\n {4}\],/, '', 'The [ of this line is never closed. → Add ] where it ends.'],
])('a slip of typing: %s becomes %j', (from, to, message) => {
  edit('services.ts', from, to);
  expect(messages()).toEqual([expect.stringContaining(message)]);
});

test('says in which encoding a file is saved, where it is not UTF-8, and reads Windows line ends', () => {
  const file = path.join(root, 'content/site.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `\ufeff${text.replaceAll('\n', '\r\n')}`);
  expect(messages()).toEqual([]);
  writeFileSync(file, text, 'utf16le');
  expect(messages()).toEqual([expect.stringContaining('The file is saved as UTF-16. → Save it as UTF-8.')]);
  writeFileSync(file, text.replace('site', 'sité'), 'latin1');
  expect(messages()).toEqual([expect.stringContaining('The file is saved as ANSI. → Save it as UTF-8.')]);
});

test('names file, line and place, for staff and for GitHub, and says all errors at once', () => {
  rmSync(path.join(root, 'content/terms.ts'));
  writeFileSync(path.join(root, 'content/offers.ts'), "export const offers = ['Lorem ipsum'];");
  edit('services.ts', /price: '.*'/, "price: '100%'");
  const report = checkContent(root);
  const before = readFileSync(path.join(root, 'content/services.ts'), 'utf8').split("price: '100%'")[0]!;
  const line = before.split('\n').length;
  expect(contentReport(report)).toMatch(/^Content: 3 errors\. Nothing is built until they are corrected\.\n/);
  expect(contentReport(report)).toContain(
    `\ncontent/services.ts, line ${line}: services › "${first.title}" › price\n   "100%" is not a valid price.\n   → Write`,
  );
  expect(annotations('error', report.errors)).toContain(
    `::error file=content/services.ts,line=${line}::"100%25" is`,
  );
  expect(report.errors.map(({ file }) => file)).toEqual(
    ['terms', 'offers', 'services'].map((name) => `content/${name}.ts`),
  );
});

test.each([
  ['We are #1.', 'claim: #1', 'Advertising rules (ASCI) ask for proof of "#1". → Have the proof ready'],
  ['We are guaranteed.', 'claim: guaranteed', 'ask for proof of "guaranteed".'],
  ['320% more', 'claim: 320%', 'ask for proof of "320%".'],
  ['a café', 'character: é', 'The fonts of this site do not have é'],
])('warns of "%s" until it is accepted', (text, name, message) => {
  const content = smallest();
  writeWith('about.lead', text, content);
  const [warning, ...others] = checkContent(root).warnings;
  expect(others).toEqual([]);
  expect(warning?.message).toContain(message);
  expect(warning?.message).toContain(`add '${name}' to content/accepted.ts`);
  writeContent(root, { ...content, accepted: [name] });
  expect(checkContent(root).warnings).toEqual([]);
  writeContent(root, { ...smallest(), accepted: [name] });
  const [idle] = checkContent(root).warnings;
  expect(idle?.message).toContain(`Nothing needs "${name}" any more. →`);
});

test('warns of a discount that does not match the prices, and of two numbers', () => {
  writeWith('services.0.discount', '74% OFF');
  const said = contentReport(checkContent(root));
  expect(said).toContain("From ₹50,000 to ₹12,500 is 75% off, not 74% OFF.\n   → Write '75% OFF'");
  writeWith('site.chatNumber', '919999999999');
  expect(contentReport(checkContent(root))).toContain('WhatsApp reaches 919999999999.');
});

test('what the site began with keeps it from going public, in whatever text it is', () => {
  writeContent(root, launched());
  expect(launchReport(checkContent(root))).toMatch(/^Ready to go public\.\n/);
  const content = launched();
  for (const [place, value] of [
    ['hero.start', 'Start Your AP Growth Journey'],
    ['site.phone', '+91 00000 00000'],
    ['site.chatNumber', '910000000000'],
    ['site.email', 'hello@example.com'],
    ['site.url', 'https://www.example.com'],
    ['site.social.0.url', 'https://www.instagram.com/'],
  ] as const)
    writeWith(place, value, content);
  const report = checkContent(root);
  expect(launchReport(report)).toMatch(/^Not ready to go public: 6 things to do\.\n/);
  expect(launchReport(report)).toContain(': hero › start\n   "AP Growth" is a working default.\n   → ');
  expect(contentReport(report)).toContain('Not ready to go public: 6 working defaults left');
});

// In the guide a block marked `diff` is an edit, its first line the file, and one marked `text` is what is then said.
const guide = readFileSync('content/README.md', 'utf8');
const examples = guide.matchAll(/```diff\ncontent\/(\S+)\n([^`]+)```(?:\n\n```text\n([^`]+)```)?/g);

test.each([...examples].map((parts) => parts.slice(1)))(
  'the guide is right: %s %s',
  (file, diff, said = '') => {
    const { landline: _, hours: __, address: ___, ...site } = launched().site;
    writeContent(root, { ...launched(), site });
    const side = (sign: string) =>
      [...diff.matchAll(RegExp(`^\\${sign}(.*\\n)`, 'gm'))].map(([, line]) => line).join('');
    // Whatever the texts and numbers are by now.
    const from = side('-')
      .replace(/[[\](){}+?.]/g, '\\$&')
      .replace(/'[^']*'/g, '.*');
    edit(file, RegExp(from), side('+'));
    const report = contentReport(checkContent(root));
    expect(report.includes('Nothing is built')).toBe(/error|Curly/.test(said));
    // The place moves with the content, and with it the line.
    for (const line of said.split('\n')) if (!line.startsWith('content/')) expect(report).toContain(line);
  },
);
