import { drawings } from '@/drawings';
import { LONGEST_NAME, lettersOf } from '../name/letters';
import { type Format, FORMATS, type Ink, layOut, type Line } from './sign-layout';

/** Letters of a font in which each is as wide as the next. */
const measure = (text: string): Ink => ({ width: 0.6 * text.length, ascent: 0.75, descent: 0.2 });

const layoutOf = (format: Format, name: string, greeting?: string) =>
  layOut(format, { name, greeting, signature: 'AP Growth · www.example.com' }, measure);

function inkOf({ text, x, y, size }: Line) {
  const { width, ascent, descent } = measure(text);
  return {
    left: x - (width * size) / 2,
    right: x + (width * size) / 2,
    top: y - ascent * size,
    bottom: y + descent * size,
  };
}

const NAMES = [
  'S',
  'Lakshmi Silks',
  'Sri Venkateswara Textile',
  'a b c d e f g h i j k l',
  'W'.repeat(LONGEST_NAME),
  `x ${'W'.repeat(LONGEST_NAME - 2)}`,
  'క్ష్మీ'.repeat(LONGEST_NAME),
];

const formats = Object.keys(FORMATS) as Format[];

for (const format of formats) {
  test.each(NAMES)(`%s is inside of the board of a picture for a ${format}, and in its middle`, (name) => {
    const { board, bulbs, name: lines } = layoutOf(format, name);
    const inks = lines.map(inkOf);
    for (const { left, right, top, bottom } of inks) {
      expect(left).toBeGreaterThan(board.x + 80);
      expect(right).toBeLessThan(board.x + board.width - 80);
      for (const { x, y, radius } of bulbs) {
        const distance = Math.max(left - x, x - right, top - y, y - bottom);
        expect(distance).toBeGreaterThanOrEqual(radius + 24);
      }
    }
    expect((inks[0]!.top + inks.at(-1)!.bottom) / 2).toBeCloseTo(board.y + board.height / 2);
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(name.replaceAll(' ', ''));
  });

  test(`a picture for a ${format} is filled to its edges, and all texts are in it`, () => {
    const { width, height } = FORMATS[format];
    const { foot, greeting, signature } = layoutOf(format, 'S', 'x'.repeat(36));
    const shop = drawings['shop-by-night'];
    expect(shop.width).toBe(width);
    expect(foot + shop.height).toBeGreaterThanOrEqual(height);
    for (const { left, right, top, bottom } of [greeting!, signature].map(inkOf)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
}

test('a profile is shown as a circle: nothing that is written is outside of it', () => {
  const { name, greeting, signature } = layoutOf('profile', 'W'.repeat(LONGEST_NAME), 'x'.repeat(36));
  const { width } = FORMATS.profile;
  for (const { left, right, top, bottom } of [...name, greeting!, signature].map(inkOf))
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const)
      expect(Math.hypot(x - width / 2, y - width / 2)).toBeLessThan(width / 2);
});

test.each([
  ['Lakshmi', ['Lakshmi']],
  ['Lakshmi Silks', ['Lakshmi', 'Silks']],
  ['Sri Sai Ram Cloth Store', ['Sri Sai Ram', 'Cloth Store']],
  ['Sri Venkateswara Textile', ['Sri', 'Venkateswara', 'Textile']],
])('%s is on as many lines as let its letters be largest', (name, lines) => {
  expect(layoutOf('status', name).name.map(({ text }) => text)).toEqual(lines);
});

test('a word is broken only where its letters were too small, and between letters as they are read', () => {
  const textsOf = (name: string) => layoutOf('status', name).name.map(({ text }) => text);
  expect(textsOf('Venkateswara')).toEqual(['Venkateswara']);
  expect(textsOf('SriVenkateswaraTextile')).toHaveLength(2);
  const lines = textsOf('క్ష్మీ'.repeat(23));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flatMap(lettersOf)).toEqual(Array(23).fill('క్ష్మీ'));
});

test.each(['S', 'Ravi Mobiles', 'Sri Venkateswara Textile', 'W'.repeat(LONGEST_NAME)])(
  'capitals of %s are at least 60 px high',
  (name) => {
    // Of Poppins.
    const capital = 0.7;
    expect(layoutOf('status', name).name[0]!.size * capital).toBeGreaterThanOrEqual(60);
  },
);

test('the board is taller where its name needs it, and stands on the shop', () => {
  const one = layoutOf('status', 'Lakshmi');
  const two = layoutOf('status', 'Lakshmi Silks');
  expect(two.board.height).toBeGreaterThan(one.board.height);
  for (const { board, foot } of [one, two]) expect(board.y + board.height).toBeCloseTo(foot);
});

test.each(formats)(
  'stars keep 40 px clear of the greeting of a %s, and none is lost without one',
  (format) => {
    const { stars, greeting } = layoutOf(format, 'Lakshmi Silks', 'x'.repeat(36));
    const { left, right, top, bottom } = inkOf(greeting!);
    for (const { x, y, radius } of stars)
      expect(Math.max(left - x, x - right, top - y, y - bottom)).toBeGreaterThan(40 + radius);
    expect(layoutOf(format, 'Lakshmi Silks').stars.length).toBeGreaterThan(stars.length);
  },
);

test.each([
  ['status', 24],
  ['profile', 22],
] as const)('the signature of a %s is small, and at the very foot', (format, size) => {
  const { signature } = layoutOf(format, 'S');
  expect(signature.size).toBeLessThanOrEqual(size);
  expect(FORMATS[format].height - inkOf(signature).bottom).toBeLessThan(40);
});

test('a longer name has smaller letters', () => {
  const sizes = ['Ravi', 'Lakshmi Silks', 'W'.repeat(LONGEST_NAME)].map(
    (name) => layoutOf('profile', name).name[0]!.size,
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBe(3);
});

test('ink of one line does not touch that of the next', () => {
  const [first, second] = layoutOf('status', 'Sri Venkateswara Textile').name.map(inkOf);
  expect(second!.top).toBeGreaterThan(first!.bottom);
});

test('without a festival there is no greeting', () => {
  expect(layoutOf('status', 'S').greeting).toBeUndefined();
});
