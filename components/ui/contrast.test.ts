/** @jest-environment node */
import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { compile } from 'tailwindcss';
import config, { banner, footerColors, gradients, onGradient, schemes } from '@/tailwind.config';

type Role = keyof typeof schemes.light;

/** WCAG 2.2: 1.4.6 for text that is read, 1.4.3 for all text, 1.4.11 and large text. */
const BODY = 7;
const TEXT = 4.5;
const SHAPE = 3;

const contrast = (one: string, other: string) => new Color(one).contrast(other, 'WCAG21');

const grounds: Role[] = ['ground', 'surface', 'sunken'];
const on = (text: Role, least: number, ...others: Role[]): [Role, Role, number][] =>
  [...grounds, ...others].map((ground) => [text, ground, least]);

const pairs: [text: Role, ground: Role, least: number][] = [
  ...on('ink', BODY, 'primary-soft', 'danger-soft', 'accent-soft'),
  ...on('muted', BODY, 'primary-soft'),
  ...on('subtle', TEXT),
  ...on('primary', TEXT, 'primary-soft'),
  ...on('emphasis', TEXT),
  ...on('danger', TEXT),
  ...on('control', SHAPE),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent-soft', 'accent-soft', TEXT],
  ['danger', 'danger-soft', SHAPE],
  ['ground', 'ink', BODY],
];

/** Decoration, which nobody has to make out; and the footer's ground, whose pairs are below. */
const WITHOUT_PAIR: Role[] = ['line', 'river-ink', 'footer'];

test('every role has a pair above, or is named as needing none', () => {
  const paired = pairs.flatMap(([text, ground]) => [text, ground]);
  expect(Object.keys(schemes.light).sort()).toEqual([...new Set([...paired, ...WITHOUT_PAIR])].sort());
});

test('every role is a variable of the page', async () => {
  const applied = '@apply scheme-roles;';
  expect(readFileSync('app/globals.css', 'utf8')).toContain(applied);
  const compiler = await compile(`@config "ours"; :root { ${applied} } @tailwind utilities;`, {
    loadModule: (path, base) => Promise.resolve({ path, base, module: config }),
  });
  const [page, ofBanner] = compiler.build(['banner']).split('.banner');
  for (const [role, light] of Object.entries(schemes.light))
    expect(page).toContain(`--${role}: light-dark(${light}, ${schemes.dark[role as Role]});`);
  for (const [role, color] of Object.entries(banner.roles))
    expect(ofBanner).toContain(`--${role}: ${color};`);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, ground, least) => {
    expect(contrast(schemes[scheme][text], schemes[scheme][ground])).toBeGreaterThanOrEqual(least);
  });

  // Its line is decoration.
  const { line: _line, ...seen } = footerColors;
  test.each(Object.entries(seen))('%s of the footer is seen', (role, color) => {
    const least = role === 'control' ? SHAPE : BODY;
    expect(contrast(color, schemes[scheme].footer)).toBeGreaterThanOrEqual(least);
  });
});

/** A gradient as browsers mix it, at twenty-one places. */
function places([from, to]: readonly [string, string]) {
  const steps = Array.from({ length: 21 }, (_, step) => step / 20);
  return steps.map((share) => Color.mix(from, to, share, { space: 'srgb' }).toString({ format: 'hex' }));
}

const gradientsOfBoth = Object.entries(gradients).flatMap(([name, { stops, on, inDark }]) => [
  { name, stops, on },
  { name: `dark ${name}`, stops: inDark, on: 'light' as const },
]);

describe.each(gradientsOfBoth)('on every point of the $name gradient', ({ stops, on }) => {
  test('words can be read', () => {
    for (const place of places(stops)) expect(contrast(onGradient[on], place)).toBeGreaterThanOrEqual(TEXT);
  });
});

test('on every point of the banner its words, buttons and river are seen', () => {
  const { ink, primary, control, 'river-ink': river } = banner.roles;
  for (const place of places(banner.stops)) {
    for (const color of [ink, primary]) expect(contrast(color, place)).toBeGreaterThanOrEqual(TEXT);
    for (const color of [control, river, schemes.light.accent])
      expect(contrast(color, place)).toBeGreaterThanOrEqual(SHAPE);
  }
  for (const ground of [primary, banner.roles['primary-hover']])
    expect(contrast(banner.roles['on-primary'], ground)).toBeGreaterThanOrEqual(TEXT);
  expect(readFileSync('public/drawings/growth-word.svg', 'utf8')).toContain(`fill="${river}"`);
});

test('the grounds of the dark scheme can be told apart', () => {
  const { footer, ground, sunken, surface } = schemes.dark;
  expect(contrast(footer, ground)).toBeGreaterThanOrEqual(1.05);
  const depths = [ground, sunken, surface];
  for (const [step, deeper] of depths.slice(0, -1).entries())
    expect(contrast(deeper, depths[step + 1]!)).toBeGreaterThanOrEqual(1.2);
});
