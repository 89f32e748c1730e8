/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { badEdits } from './bad-edits.cases';
import { buildReport, checkContent, fullReport, launchReport } from './check';
import { applyEdits, copyContent, edit, type Edit } from './edits.cases';
import { goodEdits } from './good-edits.cases';
import { guideExamples } from './guide.cases';

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

test.each(goodEdits)('passes: $shows', (good) => {
  expect(checkAfter(good).errors).toEqual([]);
});

test('passes all of them together', () => {
  expect(checkAfter(...goodEdits).errors).toEqual([]);
});

test.each(badEdits)('stops: $what', ({ place, what, todo, ...bad }) => {
  const found = checkAfter(bad)
    .errors.map((error) => [error.file + (error.place && `: ${error.place}`), error.what, error.todo])
    // What is too long together after an edit depends on how much was there before.
    .filter((error) => error[1] === what || !error[1]!.startsWith('All texts in'));
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
  const warningsAfter = (...edits: Edit[]) => checkAfter(...edits).warnings.map(({ what }) => what);

  test.each([
    ['₹30,000', 'Starting from ₹10,000', '40% OFF', '66%'],
    ['₹35,000', '₹6,000', '43% OFF', '82%'],
    ['₹1,00,000', '₹71,000', '30% OFF', '29%'],
    ['₹25,000', '₹15,000', '40% OFF', undefined],
  ])(
    'name the true figure of a discount: from %s to %s is not %s but %s',
    (before, now, discount, figure) => {
      const prices = [
        edit('services.ts', `price: '${now}'`),
        edit('services.ts', `originalPrice: '${before}'`),
        edit('services.ts', `discount: '${discount}'`),
      ];
      const amount = now.replace('Starting from ', '');
      const warning = `${discount} does not match the prices: from ${before} to ${amount} is ${figure} off.`;
      expect(warningsAfter(...prices).includes(warning)).toBe(figure !== undefined);
    },
  );

  const sentence = (words: string) => edit('about.ts', `lead: 'We are ${words}.'`);
  const asksProofFor = (whats: string[], claim: string) =>
    whats.some((what) => what.includes('ask for proof') && what.includes(`"${claim}"`));

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
  ])('ask for proof of %s', (claim) =>
    expect(asksProofFor(warningsAfter(sentence(claim)), claim)).toBe(true),
  );

  test.each(['#1', '24/7', 'free', 'Proven'])('are silent about %s when it is gone', (claim) => {
    for (const file of readdirSync(path.join(root, 'content'))) {
      const target = path.join(root, 'content', file);
      writeFileSync(target, readFileSync(target, 'utf8').replaceAll(claim, 'good'));
    }
    expect(asksProofFor(warningsAfter(), claim)).toBe(false);
  });

  test.each([
    ['a local agency', []],
    ['a café', ['The fonts of this site do not have é, so each device shows its own.']],
  ])('name characters that the fonts do not have, and let Telugu be Telugu: %s', (words, expected) => {
    const aboutFonts = warningsAfter(sentence(words)).filter((what) => what.startsWith('The fonts'));
    expect(aboutFonts).toEqual(expected);
  });
});

describe('ready to go public', () => {
  const NETWORKS = ['facebook', 'instagram', 'linkedin', 'youtube'];
  const identity = (brand: string, number: string, domain: string, profile: string) => [
    edit('site.ts', `brand: '${brand}'`),
    edit('site.ts', `phone: '+91 ${number.slice(0, 5)} ${number.slice(5)}'`),
    edit('site.ts', `chatNumber: '91${number}'`),
    edit('site.ts', `email: 'hello@${domain}'`),
    edit('site.ts', `  url: 'https://www.${domain}'`),
    edit(
      'site.ts',
      `social: [${NETWORKS.map((network) => `{ network: '${network}', label: '${network}', url: 'https://www.${network}.com/${profile}' }`).join()}]`,
      /social: \[[^\]]*\]/,
    ),
  ];
  const defaults = identity('AP Growth', '0000000000', 'example.com', '');
  const real = identity('Krishna', '9848012345', 'krishna-growth.in', 'krishna');

  test('lists every working default', () => {
    const report = checkAfter(...defaults);
    expect(report.defaults.map(({ place }) => place)).toEqual([
      'site › brand',
      'site › phone',
      'site › chatNumber',
      'site › email',
      'site › url',
      ...NETWORKS.map((network) => `site › social › "${network}" › url`),
    ]);
    expect(launchReport(report)).toMatch(/^Not ready to go public: 9 things to do\.\n/);
    expect(buildReport(report)).toContain('\nNot ready to go public: 9 working defaults left');
    expect(fullReport(report)).toContain('\nNot ready to go public: 9 working defaults left');
  });

  test('is said when all is real', () => {
    const report = checkAfter(...real);
    expect(report.errors).toEqual([]);
    expect(launchReport(report)).toMatch(/^Ready to go public\.\n/);
    expect(buildReport(report)).not.toContain('launch-check');
  });
});

describe('content/README.md', () => {
  /** The guide shows the default numbers, whatever they are by now. */
  const asInGuide = edit(
    'site.ts',
    "phone: '+91 00000 00000',\n  chatNumber: '910000000000'",
    /phone: '.*',\n {2}chatNumber: '.*'/,
  );
  const isBad = (row: Edit): boolean => badEdits.some((bad) => bad === row);

  test.each(guideExamples())('is right about $after', ({ file, before, after, report }) => {
    const row = [...goodEdits, ...badEdits].find((row) => row.file === file && row.to === after)!;
    expect(row.from.exec(before)?.[0]).toBe(before);
    const said = buildReport(checkAfter(asInGuide, row));
    expect(isBad(row)).toBe(report.length > 0);
    for (const line of report) expect(said).toContain(line);
  });
});
