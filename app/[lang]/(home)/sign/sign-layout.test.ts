import { LONGEST } from '../letters';
import { type Format, FORMATS, type Ink, layOut, type Line } from './sign-layout';

/** Letters of a font in which each is as wide as the next. */
const measure = (text: string): Ink => ({ width: 0.6 * text.length, ascent: 0.8, descent: 0.4 });

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
  'W'.repeat(LONGEST),
  `x ${'W'.repeat(LONGEST - 2)}`,
];

const formats = Object.keys(FORMATS) as Format[];

for (const format of formats) {
  test.each(NAMES)(`%s is inside of the board of a picture for a ${format}, and in its middle`, (name) => {
    const { board, name: lines } = layoutOf(format, name);
    const inks = lines.map(inkOf);
    for (const { left, right, top, bottom } of inks) {
      expect(left).toBeGreaterThan(board.x + 80);
      expect(right).toBeLessThan(board.x + board.width - 80);
      expect(top).toBeGreaterThan(board.y + 60);
      expect(bottom).toBeLessThan(board.y + board.height - 60);
    }
    expect((inks[0]!.top + inks.at(-1)!.bottom) / 2).toBeCloseTo(board.y + board.height / 2);
    expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  });

  test(`a picture for a ${format} is filled to its edges, and all texts are in it`, () => {
    const { width, height } = FORMATS[format];
    const { shop, waterEnd, greeting, signature } = layoutOf(format, 'S', 'x'.repeat(36));
    expect(shop).toMatchObject({ x: 0, width });
    expect(waterEnd).toBeGreaterThan(height / 2);
    for (const { left, right, top, bottom } of [greeting!, signature].map(inkOf)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
}

test('a profile is shown as a circle: nothing that is written is outside of it', () => {
  const { name, greeting, signature } = layoutOf('profile', 'W'.repeat(LONGEST), 'x'.repeat(36));
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
  ['Lakshmi Silks', ['Lakshmi Silks']],
  ['Sri Venkateswara Textile', ['Sri Venkateswara', 'Textile']],
  ['Sri Sai Ram Cloth Store', ['Sri Sai Ram', 'Cloth Store']],
])('%s is on as many lines as let its letters be largest', (name, lines) => {
  expect(layoutOf('status', name).name.map(({ text }) => text)).toEqual(lines);
});

test('a longer name has smaller letters', () => {
  const sizes = ['Lakshmi', 'Lakshmi Silks', 'W'.repeat(LONGEST)].map(
    (name) => layoutOf('status', name).name[0]!.size,
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
