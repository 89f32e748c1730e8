import { BOARD_RED } from '../name/board-red';
import { type Dot, type Format, type Ink, type Layout, layOut, type Line } from './sign-layout';

export type PaintedSign = {
  format: Format;
  name: string;
  greeting?: string;
  /** Who painted it, at the foot. */
  signature: string;
  /** The address of the shop by night, with all its lights on. */
  drawing: string;
};

const SKY = ['#040b14', '#0b1d30', '#15405a'] as const;
const LIGHT = '255 206 110';
/** What the light colours: the air around the board. */
const GLOW = '255 150 60';

const RIM = '#821f1c';
/** What the picture becomes at its foot, where the signature is. */
const FOOT = '10 8 14';

/** Measured at this size, because browsers round the figures of small letters. */
const MEASURED = 200;

const fontOf = (size: number, family: string) => `600 ${size}px ${family}`;

function measureIn(context: CanvasRenderingContext2D, family: string) {
  return (text: string): Ink => {
    context.font = fontOf(MEASURED, family);
    context.textAlign = 'center';
    const {
      width,
      actualBoundingBoxLeft,
      actualBoundingBoxRight,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = context.measureText(text);
    // Ink may reach beyond the width by which letters are set, on either side of the middle.
    const ink = 2 * Math.max(actualBoundingBoxLeft, actualBoundingBoxRight);
    return {
      width: Math.max(width, ink) / MEASURED,
      ascent: actualBoundingBoxAscent / MEASURED,
      descent: actualBoundingBoxDescent / MEASURED,
    };
  };
}

async function load(address: string) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Paints the sign in this font family, with `Telugu` in it. Rejects if the drawing or that font cannot be had. */
export async function paint(context: CanvasRenderingContext2D, family: string, sign: PaintedSign) {
  const text = [sign.name, sign.greeting].join('');
  const [shop] = await Promise.all([
    load(sign.drawing),
    // Only for Telugu: of the others the page has shown what it has.
    document.fonts.load(fontOf(MEASURED, 'Telugu'), text),
  ]);
  const layout = layOut(sign.format, sign, measureIn(context, family));

  paintSky(context, layout);
  context.drawImage(shop, 0, layout.foot);
  paintFoot(context);
  paintBoard(context, layout);
  paintStrings(context, layout);
  paintTexts(context, family, layout);
}

function gradient(context: CanvasRenderingContext2D, top: number, bottom: number, colors: readonly string[]) {
  const made = context.createLinearGradient(0, top, 0, bottom);
  colors.forEach((color, index) => made.addColorStop(index / (colors.length - 1), color));
  return made;
}

function fillDot(context: CanvasRenderingContext2D, { x, y, radius }: Dot) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function paintSky(context: CanvasRenderingContext2D, { board, stars }: Layout) {
  const { width, height } = context.canvas;
  context.fillStyle = gradient(context, 0, height, SKY);
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fffbe6';
  for (const star of stars) fillDot(context, star);
  // The light of the board.
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const shine = context.createRadialGradient(x, y, 0, x, y, board.width * 0.72);
  shine.addColorStop(0.3, `rgb(${GLOW} / 50%)`);
  shine.addColorStop(0.6, `rgb(${GLOW} / 18%)`);
  shine.addColorStop(1, `rgb(${GLOW} / 0%)`);
  context.fillStyle = shine;
  context.fillRect(0, 0, width, height);
}

/** The dark ground of the signature. */
function paintFoot(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  const top = height - 104;
  const dark = `rgb(${FOOT} / 96%)`;
  context.fillStyle = gradient(context, top, height, [`rgb(${FOOT} / 0%)`, dark, dark, dark]);
  context.fillRect(0, top, width, height - top);
}

/** A rectangle whose corners are rounded: `roundRect` is newer than some phones. */
function fillRounded(context: CanvasRenderingContext2D, box: Layout['board'], inset: number, radius: number) {
  const edge = inset + radius;
  const sides = [box.x + edge, box.y + edge, box.width - 2 * edge, box.height - 2 * edge] as const;
  context.strokeStyle = context.fillStyle;
  context.lineJoin = 'round';
  context.lineWidth = 2 * radius;
  context.fillRect(...sides);
  context.strokeRect(...sides);
}

function paintBoard(context: CanvasRenderingContext2D, { board, bulbs }: Layout) {
  context.fillStyle = RIM;
  fillRounded(context, board, 0, 24);
  context.fillStyle = BOARD_RED;
  fillRounded(context, board, 16, 12);
  const rings = [
    { color: 'rgb(255 204 102 / 20%)', size: 30 / 14 },
    { color: '#ffdd77', size: 1 },
    { color: '#ffffff', size: 0.5 },
  ];
  for (const { color, size } of rings) {
    context.fillStyle = color;
    for (const { x, y, radius } of bulbs) fillDot(context, { x, y, radius: size * radius });
  }
}

/** Two strings of lights across the sky, side by side. */
function paintStrings(context: CanvasRenderingContext2D, { strings }: Layout) {
  for (const { x, y, width, height } of strings) {
    const at = (part: number) => ({ x: x + part * width, y: y + 4 * part * (1 - part) * height });
    context.strokeStyle = '#02070c';
    context.lineWidth = 4;
    context.beginPath();
    for (let step = 0; step <= 20; step += 1) context.lineTo(at(step / 20).x, at(step / 20).y);
    context.stroke();
    for (let bulb = 0.5; bulb < 12; bulb += 1) paintBulb(context, at(bulb / 12));
  }
}

function paintBulb(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }) {
  const halo = context.createRadialGradient(x, y + 9, 0, x, y + 9, 34);
  halo.addColorStop(0, `rgb(${LIGHT} / 60%)`);
  halo.addColorStop(1, `rgb(${LIGHT} / 0%)`);
  context.fillStyle = halo;
  context.fillRect(x - 34, y - 25, 68, 68);
  context.fillStyle = '#fff3c8';
  fillDot(context, { x, y: y + 9, radius: 8 });
}

function paintTexts(
  context: CanvasRenderingContext2D,
  family: string,
  { name, greeting, signature }: Layout,
) {
  context.textAlign = 'center';
  const write = ({ text, x, y, size }: Line) => {
    context.font = fontOf(size, family);
    context.fillText(text, x, y);
  };
  context.shadowColor = `rgb(${LIGHT} / 70%)`;
  context.shadowBlur = 18;
  context.fillStyle = '#fff';
  name.forEach(write);
  context.fillStyle = '#ffe08a';
  if (greeting) write(greeting);
  context.shadowBlur = 0;
  context.fillStyle = 'rgb(255 244 214 / 80%)';
  write(signature);
}
