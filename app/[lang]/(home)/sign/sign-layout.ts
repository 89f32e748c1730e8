/** Where everything is in the picture of a sign: in pixels of the picture, letters by their baseline and their middle. */
import { lettersOf } from '../name/letters';

/** A status of WhatsApp, which fills a phone, and a picture of a profile, which is shown as a circle. */
export const FORMATS = {
  status: { width: 1080, height: 1920 },
  profile: { width: 1080, height: 1080 },
} as const;

export type Format = keyof typeof FORMATS;

/** How far the ink of a text goes from its baseline, and how wide it is. */
export type Ink = { width: number; ascent: number; descent: number };

/** The ink of a text whose letters have a size of 1. */
type Measure = (text: string) => Ink;

export type Line = { text: string; x: number; y: number; size: number };

export type Dot = { x: number; y: number; radius: number };

type Size = { width: number; height: number };

type Box = Size & { x: number; y: number };

export type Layout = {
  /** Where the board ends, and the drawing of the shop that it stands on begins, as wide as the picture. */
  foot: number;
  /** The whole board, with its rim. */
  board: Box;
  /** Around the letters of the board. */
  bulbs: Dot[];
  stars: Dot[];
  /** Strings of lights, each in its box. */
  strings: Box[];
  name: Line[];
  greeting?: Line;
  signature: Line;
};

/** The board is as high as the ink of its name needs, between these two. */
const BOARD = { lowest: 320, highest: 464 };

/** From the rim of the board to the middle of its bulbs, and from one bulb to the next, about. */
const BULB = { inset: 48, radius: 14, pitch: 40 };

/** From the rim of the board to the ink: 24 px and its glow are clear of the bulbs. */
const MARGIN = { x: 92, y: 90 };

/** The largest size of letters: a single one fills the board, and is no giant. */
const LARGEST_LETTERS = 240;

/** Letters of this size are 60 px high. For smaller ones more is tried than two lines. */
const LEGIBLE = 86;

/** How much larger letters must become by a break within a word. */
const BREAK = 1.5;

/** Between the ink of two lines, in sizes of their letters. */
const GAP = 0.16;

/**
 * The width of the board, and its foot, on which it stands; the size of each text and the width in which it is made
 * to fit; where the signature is, and how far above the board the greeting.
 */
const PLACES = {
  status: {
    board: { width: 984, foot: 816 },
    greeting: { above: 76, size: 92, width: 920 },
    signature: { y: 1884, size: 24, width: 920 },
  },
  // Within the circle, which the board's corners touch.
  profile: {
    board: { width: 860, foot: 660 },
    greeting: { above: 46, size: 60, width: 560 },
    signature: { y: 1040, size: 22, width: 360 },
  },
} as const;

/** In the sky of the tall picture; the square one has no room for them. */
const STRINGS: Record<Format, Box[]> = {
  status: [
    { x: -22, y: 22, width: 584, height: 97 },
    { x: 518, y: 22, width: 584, height: 97 },
  ],
  profile: [],
};

/** Where stars may be, in parts of the picture's width; each is a little larger than the last of three. */
const STARS = [
  [0.07, 0.24],
  [0.16, 0.07],
  [0.27, 0.17],
  [0.36, 0.05],
  [0.48, 0.12],
  [0.6, 0.04],
  [0.67, 0.16],
  [0.79, 0.08],
  [0.86, 0.2],
  [0.95, 0.13],
  [0.93, 0.31],
  [0.025, 0.3],
] as const;

/** What stars keep clear of the greeting. */
const STAR_DISTANCE = 44;

/** Every way to put these pieces of a name on this number of lines, in their order. */
function breaks(pieces: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[pieces.join('').trim()]];
  return pieces.slice(0, pieces.length - lines + 1).flatMap((_, index) => {
    const first = pieces
      .slice(0, index + 1)
      .join('')
      .trim();
    return breaks(pieces.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

/** How large the letters of these lines can be in a room, and how high their ink is for letters whose size is 1. */
function fit(lines: readonly string[], room: Size, measure: Measure) {
  const inks = lines.map(measure);
  const baselines: number[] = [];
  let height = -GAP;
  for (const { ascent, descent } of inks) {
    baselines.push(height + GAP + ascent);
    height += GAP + ascent + descent;
  }
  const widest = Math.max(...inks.map(({ width }) => width));
  const size = Math.min(LARGEST_LETTERS, room.width / widest, room.height / height);
  return { lines, baselines, size, widest: widest * size, height: height * size };
}

/** The one of these ways with the largest letters: of equal ones, the one with the shortest lines. */
function largest(ways: readonly (readonly string[])[], room: Size, measure: Measure) {
  return ways
    .map((lines) => fit(lines, room, measure))
    .reduce((best, found) => {
      const isLarger = found.size > best.size;
      const isShorter = found.size === best.size && found.widest < best.widest;
      return isLarger || isShorter ? found : best;
    });
}

/**
 * The name on the lines that let its letters be largest: on one or two, if they can be read well there. A word is
 * broken, between letters as they are read, only where that gains much.
 */
function fitName(name: string, room: Size, measure: Measure) {
  const words = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word} `);
  const letters = lettersOf(name);
  const ofTwo = largest([...breaks(words, 1), ...breaks(words, 2)], room, measure);
  if (ofTwo.size >= LEGIBLE) return ofTwo;
  const whole = largest([ofTwo.lines, ...breaks(words, 3)], room, measure);
  if (whole.size >= LEGIBLE) return whole;
  const broken = largest([whole.lines, ...breaks(letters, 2), ...breaks(letters, 3)], room, measure);
  return broken.size >= BREAK * whole.size ? broken : whole;
}

/** Bulbs along the four sides of a board, one in each corner. */
function bulbsOf(board: Box): Dot[] {
  const { inset, radius, pitch } = BULB;
  const [left, top] = [board.x + inset, board.y + inset];
  const [width, height] = [board.width - 2 * inset, board.height - 2 * inset];
  const columns = Math.round(width / pitch);
  const rows = Math.round(height / pitch);
  const dots: Dot[] = [];
  for (let column = 0; column <= columns; column += 1) {
    const x = left + (column / columns) * width;
    dots.push({ x, y: top, radius }, { x, y: top + height, radius });
  }
  for (let row = 1; row < rows; row += 1) {
    const y = top + (row / rows) * height;
    dots.push({ x: left, y, radius }, { x: left + width, y, radius });
  }
  return dots;
}

/** The stars that are not near the greeting. */
function starsOf(width: number, greeting: Line | undefined, measure: Measure): Dot[] {
  const stars = STARS.map(([x, y], index) => ({ x: x * width, y: y * width, radius: 2 + (index % 3) }));
  if (!greeting) return stars;
  const { size } = greeting;
  const ink = measure(greeting.text);
  return stars.filter(({ x, y, radius }) => {
    const beside = Math.abs(x - greeting.x) - (ink.width * size) / 2;
    const above = greeting.y - ink.ascent * size - y;
    const below = y - greeting.y - ink.descent * size;
    return Math.max(beside, above, below) > STAR_DISTANCE + radius;
  });
}

type Words = { name: string; greeting?: string; signature: string };

/** The picture of a sign in this format. `words.name` has a letter that is seen. */
export function layOut(format: Format, words: Words, measure: Measure): Layout {
  const { width } = FORMATS[format];
  const { board: place, greeting: above, signature } = PLACES[format];
  const middle = width / 2;
  const room = { width: place.width - 2 * MARGIN.x, height: BOARD.highest - 2 * MARGIN.y };
  const { lines, baselines, size, height: inkHeight } = fitName(words.name, room, measure);
  const height = Math.max(BOARD.lowest, inkHeight + 2 * MARGIN.y);
  const board = { x: middle - place.width / 2, y: place.foot - height, width: place.width, height };
  const inkTop = board.y + (height - inkHeight) / 2;
  const line = (text: string, y: number, { size: most, width: widest }: { size: number; width: number }) => ({
    text,
    x: middle,
    y,
    size: Math.min(most, widest / measure(text).width),
  });
  const greeting = words.greeting ? line(words.greeting, board.y - above.above, above) : undefined;
  return {
    foot: place.foot,
    board,
    bulbs: bulbsOf(board),
    stars: starsOf(width, greeting, measure),
    strings: STRINGS[format],
    name: lines.map((text, index) => ({ text, size, x: middle, y: inkTop + baselines[index]! * size })),
    greeting,
    signature: line(words.signature, signature.y, signature),
  };
}
