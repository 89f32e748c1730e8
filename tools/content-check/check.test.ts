/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { badEdits } from './bad-edits';
import { buildReport, checkContent, fullReport, launchReport } from './check';
import { applyEdits, copyContent, type Edit } from './edit';
import { goodEdits } from './good-edits';
import { guideExamples } from './guide';

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

const edit = (file: string, from: RegExp, to: string): Edit => ({ name: to, file, from, to });

test('the content of this project holds no error', () => {
  expect(checkContent(process.cwd()).errors).toEqual([]);
});

test.each(goodEdits)('passes: $name', (good) => {
  expect(checkAfter(good).errors).toEqual([]);
});

test('passes all of them together', () => {
  expect(checkAfter(...goodEdits).errors).toEqual([]);
});

test.each(badEdits)('stops: $name', ({ report, ...bad }) => {
  const found = checkAfter(bad).errors.map(({ file, place, what, todo }) => [
    file + (place && `: ${place}`),
    what,
    todo,
  ]);
  expect(found).toEqual(report);
});

test('names the line, and says all errors of all files at once', () => {
  const { errors } = checkAfter(
    edit('site.ts', /email: '.*'/, "email: 'hello'"),
    edit('services.ts', /badge: '.*'/, "badge: 'Creative"),
    edit('home.ts', /start: '.*'/, "start: ''"),
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
        edit('services.ts', /price: '.*'/, `price: '${now}'`),
        edit('services.ts', /originalPrice: '.*'/, `originalPrice: '${before}'`),
        edit('services.ts', /discount: '.*'/, `discount: '${discount}'`),
      ];
      const amount = now.replace('Starting from ', '');
      const warning = `${discount} does not fit the prices: from ${before} to ${amount} is ${figure} off.`;
      expect(warningsAfter(...prices).includes(warning)).toBe(figure !== undefined);
    },
  );

  const sentence = (words: string) => edit('about.ts', /lead: '.*'/, `lead: 'We are ${words}.'`);
  const asksProofFor = (whats: string[], claim: string) =>
    whats.some((what) => what.includes('ask proof') && what.includes(`"${claim}"`));

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

  test('name characters that the fonts do not hold, and let Telugu be Telugu', () => {
    const aboutFonts = (whats: string[]) => whats.filter((what) => what.startsWith('The fonts'));
    expect(aboutFonts(warningsAfter(sentence('a local agency')))).toEqual([]);
    expect(aboutFonts(warningsAfter(sentence('a café')))).toEqual([
      'The fonts of this site do not hold é, so each device shows it in a font of its own.',
    ]);
  });
});

describe('ready to go public', () => {
  const NETWORKS = ['facebook', 'instagram', 'linkedin', 'youtube'];
  const identity = (brand: string, number: string, domain: string, profile: string) => [
    edit('site.ts', /brand: '.*'/, `brand: '${brand}'`),
    edit('site.ts', /phone: '.*'/, `phone: '+91 ${number.slice(0, 5)} ${number.slice(5)}'`),
    edit('site.ts', /chatNumber: '.*'/, `chatNumber: '91${number}'`),
    edit('site.ts', /email: '.*'/, `email: 'hello@${domain}'`),
    edit('site.ts', / {2}url: '.*'/, `  url: 'https://www.${domain}'`),
    edit(
      'site.ts',
      /social: \[[^\]]*\]/,
      `social: [${NETWORKS.map((network) => `{ network: '${network}', label: '${network}', url: 'https://www.${network}.com/${profile}' }`).join()}]`,
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
  const tables = [...goodEdits.map((good) => ({ ...good, report: [] })), ...badEdits];

  test.each(guideExamples())('is right about $after', ({ file, before, after, report }) => {
    const row = tables.find((edit) => edit.file === file && edit.to === after);
    expect(row?.from.exec(before)?.[0]).toBe(before);
    const said = row && buildReport(checkAfter(row));
    expect(row?.report.length === 0).toBe(report.length === 0);
    for (const line of report) expect(said).toContain(line);
  });
});
