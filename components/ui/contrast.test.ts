import Color from 'colorjs.io';
import { footerColors, gradients, schemes } from '@/tailwind.config';

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
const WITHOUT_PAIR: Role[] = ['line', 'delta', 'footer'];

test('every role has a pair above, or is named as needing none', () => {
  const paired = pairs.flatMap(([text, ground]) => [text, ground]);
  expect(Object.keys(schemes.light).sort()).toEqual([...new Set([...paired, ...WITHOUT_PAIR])].sort());
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(pairs)('%s on %s reaches %d:1', (text, ground, least) => {
    expect(contrast(schemes[scheme][text], schemes[scheme][ground])).toBeGreaterThanOrEqual(least);
  });

  test.each(['ink', 'muted', 'control'] as const)('%s of the footer is seen', (role) => {
    const least = role === 'control' ? SHAPE : BODY;
    expect(contrast(footerColors[role], schemes[scheme].footer)).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(gradients))('on the %s gradient', (_, stops) => {
  test.each(stops)('the white words of a badge can be read on %s', (stop) => {
    expect(contrast('#fff', stop)).toBeGreaterThanOrEqual(TEXT);
  });
});
