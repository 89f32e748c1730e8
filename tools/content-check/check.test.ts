/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Content } from '@/content/schema/files';
import { badEdits } from './bad-edits.cases';
import { buildReport, checkContent, fullReport, launchReport } from './check';
import { largest, launched, smallest, writeContent } from './contents.cases';
import { applyEdits, copyContent, edit, type Edit } from './edits.cases';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  copyContent(root);
});

afterEach(() => rmSync(root, { recursive: true }));

const checkAfter = (...edits: Edit[]) => {
  applyEdits(root, edits);
  return checkContent(root);
};

test('the content of this project holds no error', () => {
  expect(checkContent(process.cwd()).errors).toEqual([]);
});

test.each([
  ['smallest', smallest],
  ['largest', largest],
  ['launched', launched],
])('the %s content holds no error', (_, make) => {
  writeContent(root, make());
  expect(checkContent(root).errors).toEqual([]);
});

test.each(badEdits)('stops: $what', ({ place, what, todo, ...bad }) => {
  const found = checkAfter(bad).errors.map((error) => [
    error.file + (error.place && `: ${error.place}`),
    error.what,
    error.todo,
  ]);
  expect(found).toEqual([[place, what, todo]]);
});

test('names the line, and says all errors of all files at once', () => {
  const { errors } = checkAfter(
    edit('site.ts', "email: 'hello'"),
    edit('services.ts', "badge: 'Creative"),
    edit('home.ts', "start: ''"),
  );
  const lineOf = (file: string, text: string) =>
    readFileSync(path.join(root, file), 'utf8').split(text)[0]?.split('\n').length;
  expect(errors.map(({ file, line }) => [file, line])).toEqual([
    ['content/site.ts', lineOf('content/site.ts', "email: 'hello'")],
    ['content/services.ts', lineOf('content/services.ts', "badge: 'Creative,")],
    ['content/home.ts', lineOf('content/home.ts', "start: ''")],
  ]);
});

test('says which file is missing', () => {
  rmSync(path.join(root, 'content/terms.ts'));
  expect(buildReport(checkContent(root))).toBe(
    [
      'Content: 1 error. Nothing is built until they are corrected.',
      'content/terms.ts',
      '   The file is missing.',
      '   → Bring it back: git restore content/terms.ts',
      '',
    ].join('\n'),
  );
});

describe('a file that no schema knows', () => {
  const errorsWith = (file: string, text: string) => {
    writeFileSync(path.join(root, 'content', file), text);
    return checkContent(root).errors.map(({ file, what }) => [file, what]);
  };
  const UNCHECKED = 'This file has no schema, so nothing in it is checked.';

  test.each([
    ['offers.ts', "export const offers = ['<b>Lorem ipsum</b>'];"],
    ['offers.json', '{}'],
  ])('stops: %s', (file, text) => {
    expect(errorsWith(file, text)).toEqual([[`content/${file}`, UNCHECKED]]);
  });

  test.each([
    ['offer.ts', 'export type Offer = { title: string };'],
    ['double.ts', 'export const double = (price: number) => price * Number(2);'],
    ['double.test.ts', "test('', () => {});"],
  ])('passes: %s, which holds no content', (file, text) => {
    expect(errorsWith(file, text)).toEqual([]);
  });
});

describe('warnings', () => {
  const discountWarnings = (originalPrice: string, price: string, discount: string) => {
    const content = smallest();
    const [first, ...others] = content.services;
    const services = [{ ...first, price, originalPrice, discount }, ...others] as Content['services'];
    writeContent(root, { ...content, services });
    return checkContent(root)
      .warnings.filter(({ place }) => place === `services › "${first.title}" › discount`)
      .map(({ what }) => what);
  };

  test('name the true figure of a discount, rounded down', () => {
    expect(discountWarnings('₹1,00,000', 'Starting from ₹71,000', '29% OFF')).toEqual([]);
    expect(discountWarnings('₹35,000', 'Starting from ₹6,000', '43% OFF')).toEqual([
      '43% OFF does not match the prices: from ₹35,000 to ₹6,000 is 82% off.',
    ]);
  });

  /** What is said of a sentence, and of nothing else: the smallest content claims nothing. */
  const warningsAbout = (words: string) => {
    const content = smallest();
    writeContent(root, { ...content, about: { ...content.about, lead: `We are ${words}.` } });
    return checkContent(root)
      .warnings.filter(({ file }) => file === 'content/about.ts')
      .map(({ what }) => what);
  };

  test.each([
    '#1',
    'No. 1',
    'cheapest',
    '320%',
    '24/7',
    'FREE',
    'best value',
    'guaranteed',
    'within 7 hours',
  ])('ask for proof of %s', (claim) => {
    expect(warningsAbout(claim)).toEqual([`Advertising rules (ASCI) ask for proof of "${claim}".`]);
  });

  test('name characters that the fonts do not have', () => {
    expect(warningsAbout('a local agency')).toEqual([]);
    expect(warningsAbout('a café')).toEqual([
      'The fonts of this site do not have é, so each device shows its own.',
    ]);
  });
});

describe('ready to go public', () => {
  test('lists every working default', () => {
    const content = launched();
    const { site } = content;
    const defaults = {
      brand: 'AP Growth',
      phone: '+91 00000 00000',
      chatNumber: '910000000000',
      email: 'hello@example.com',
      url: 'https://www.example.com',
      social: site.social.map((profile) => ({ ...profile, url: `https://www.${profile.network}.com/` })),
    };
    writeContent(root, { ...content, site: { ...site, ...defaults } as unknown as typeof site });
    const report = checkContent(root);
    expect(report.defaults.map(({ place }) => place)).toEqual([
      'site › brand',
      'site › phone',
      'site › chatNumber',
      'site › email',
      'site › url',
      ...site.social.map(({ label }) => `site › social › "${label}" › url`),
    ]);
    const number = report.defaults.length;
    expect(launchReport(report)).toContain(`Not ready to go public: ${number} things to do.\n`);
    expect(buildReport(report)).toContain(`\nNot ready to go public: ${number} working defaults left`);
    expect(fullReport(report)).toContain(`\nNot ready to go public: ${number} working defaults left`);
  });

  test('is said when all is real', () => {
    writeContent(root, launched());
    const report = checkContent(root);
    expect(launchReport(report)).toMatch(/^Ready to go public\.\n/);
    expect(buildReport(report)).not.toContain('launch-check');
  });
});

describe('content/README.md', () => {
  // A block marked `diff` is an edit, its first line the file; a block marked `text` right after it, what is then said.
  const guide = readFileSync('content/README.md', 'utf8');
  const examples = [
    ...guide.matchAll(/```diff\ncontent\/(\S+)\n([^`]+)```(?:\n\n```text\n([^`]+)```)?/g),
  ].map(([, file = '', diff = '', said = '']) => {
    const lines = (sign: string) =>
      diff
        .split('\n')
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(1).trim())
        .join('\n  ');
    return { file, before: lines('-'), after: lines('+'), said };
  });

  test.each(examples)('is right about $after', ({ file, before, after, said }) => {
    // Whatever the texts are by now.
    const pattern = before.replace(/[[\]()]/g, '\\$&').replace(/'[^']*'(, '[^']*')*/g, '.*');
    if (said.includes('910000000000')) applyEdits(root, [edit('site.ts', "chatNumber: '910000000000'")]);
    const report = buildReport(checkAfter(edit(file, after, new RegExp(pattern))));
    expect(report.includes('Nothing is built')).toBe(said !== '');
    // The place moves with the content, and with it the line.
    for (const line of said.split('\n'))
      if (!line.startsWith('content/')) expect(report).toContain(line.trim());
  });
});
