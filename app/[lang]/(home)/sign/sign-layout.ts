/** Where everything is in the picture of a sign: in pixels of the picture, letters by their baseline and their middle. */

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

type Box = { x: number; y: number; width: number; height: number };

export type Layout = {
  /** The drawing of the shop, as wide as the picture. */
  shop: Box;
  /** The whole board, with its rim. */
  board: Box;
  /** Where the river begins, below the quay, and where its drawing ends. */
  waterStart: number;
  waterEnd: number;
  /** Strings of lights, each in its box. */
  strings: Box[];
  name: Line[];
  greeting?: Line;
  signature: Line;
};

/** Pixels of a unit of the drawing. */
const UNIT = 4;

/** In units of the drawing, from its corner. `ROOM`: that of the letters, inside the bulbs. */
const SHOP = { width: 270, height: 355 };
const BOARD = { y: 18, width: 224, height: 80 };
const ROOM = { width: 176, height: 48 };
const WATER = { start: 312, end: 353 };

/** The largest size of letters, in units of the drawing: a single one fills the board, and is no giant. */
const LARGEST = 42;

/** The height of a line on the board of the page, in sizes of its letters. */
const LINE = 1.4;

/** Between the ink of two lines, in sizes of their letters. */
const GAP = 0.16;

/** The board's top; for each text its baseline, its size, and the width in which it is made to fit. */
const PLACES = {
  status: {
    board: 440,
    greeting: { y: 320, size: 92, width: 920 },
    signature: { y: 1850, size: 32, width: 920 },
  },
  // Within the circle, which the board's corners touch.
  profile: {
    board: 236,
    greeting: { y: 172, size: 62, width: 620 },
    signature: { y: 1000, size: 32, width: 480 },
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

/** Every way to put words on this number of lines, in their order. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words.slice(0, words.length - lines + 1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    return breaks(words.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

/** The words of a name on the lines that let its letters be largest, as on the board of the page: the fewest of those. */
function linesOf(name: string, room: Box, measure: Measure) {
  const words = name.split(/\s+/).filter(Boolean);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => measure(line).width));
  const narrowest = (count: number) =>
    breaks(words, count).reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
  const sizeOf = (lines: readonly string[]) =>
    Math.min(room.height / (lines.length * LINE), room.width / widest(lines));
  return [1, 2, 3]
    .filter((count) => count <= words.length)
    .map(narrowest)
    .reduce((best, lines) => (sizeOf(lines) > sizeOf(best) ? lines : best));
}

/** A name in letters as large as `room` allows, none of whose ink is outside of it. */
export function fitName(name: string, room: Box, largest: number, measure: Measure): Line[] {
  const lines = linesOf(name, room, measure);
  const inks = lines.map(measure);
  /** From the top of the first line's ink, for letters whose size is 1. */
  const baselines: number[] = [];
  let height = -GAP;
  for (const { ascent, descent } of inks) {
    baselines.push(height + GAP + ascent);
    height += GAP + ascent + descent;
  }
  const widest = Math.max(...inks.map(({ width }) => width));
  const size = Math.min(largest, room.width / widest, room.height / height);
  const top = room.y + (room.height - height * size) / 2;
  return lines.map((text, index) => ({
    text,
    size,
    x: room.x + room.width / 2,
    y: top + baselines[index]! * size,
  }));
}

type Words = { name: string; greeting?: string; signature: string };

/** The picture of a sign in this format. `words.name` has a letter that is seen. */
export function layOut(format: Format, words: Words, measure: Measure): Layout {
  const { width } = FORMATS[format];
  const { board: top, greeting, signature } = PLACES[format];
  const middle = width / 2;
  const shop = { x: 0, y: top - BOARD.y * UNIT, width: SHOP.width * UNIT, height: SHOP.height * UNIT };
  const board = {
    x: middle - (BOARD.width / 2) * UNIT,
    y: top,
    width: BOARD.width * UNIT,
    height: BOARD.height * UNIT,
  };
  const room = {
    x: middle - (ROOM.width / 2) * UNIT,
    y: top + ((BOARD.height - ROOM.height) / 2) * UNIT,
    width: ROOM.width * UNIT,
    height: ROOM.height * UNIT,
  };
  const line = (text: string, { y, size, width: most }: { y: number; size: number; width: number }) => ({
    text,
    x: middle,
    y,
    size: Math.min(size, most / measure(text).width),
  });
  return {
    shop,
    board,
    waterStart: shop.y + WATER.start * UNIT,
    waterEnd: shop.y + WATER.end * UNIT,
    strings: STRINGS[format],
    name: fitName(words.name, room, LARGEST * UNIT, measure),
    greeting: words.greeting ? line(words.greeting, greeting) : undefined,
    signature: line(words.signature, signature),
  };
}
