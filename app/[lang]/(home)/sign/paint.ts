import { type Format, type Ink, type Layout, layOut, type Line } from './sign-layout';

export type Sign = {
  format: Format;
  name: string;
  greeting?: string;
  /** Who painted it, at the foot. */
  signature: string;
  /** The address of the shop by night, with all its lights on. */
  drawing: string;
};

const SKY = ['#040b14', '#0b1d30', '#15405a'] as const;
const WATER = '#2f8f88';
const DEEP = '#04161b';
const LIGHT = '255 206 110';
/** What the light colours: the air around the board. */
const GLOW = '255 150 60';

/** Where stars are, in parts of the picture's width; each is a little larger than the last of three. */
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
  [0.04, 0.36],
] as const;

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
export async function paint(context: CanvasRenderingContext2D, family: string, sign: Sign) {
  const text = [sign.name, sign.greeting].join('');
  const [shop] = await Promise.all([
    load(sign.drawing),
    // Only for Telugu: of the others the page has shown what it has.
    document.fonts.load(fontOf(MEASURED, 'Telugu'), text),
  ]);
  const layout = layOut(sign.format, sign, measureIn(context, family));

  paintSky(context, layout);
  paintWater(context, layout);
  const { x, y, width, height } = layout.shop;
  context.drawImage(shop, x, y, width, height);
  paintReflection(context, layout);
  paintStrings(context, layout);
  paintLetters(context, family, layout);
}

function gradient(context: CanvasRenderingContext2D, top: number, bottom: number, colors: readonly string[]) {
  const made = context.createLinearGradient(0, top, 0, bottom);
  colors.forEach((color, index) => made.addColorStop(index / (colors.length - 1), color));
  return made;
}

function paintSky(context: CanvasRenderingContext2D, { board, waterEnd }: Layout) {
  const { width } = context.canvas;
  context.fillStyle = gradient(context, 0, waterEnd, SKY);
  context.fillRect(0, 0, width, waterEnd);
  context.fillStyle = '#fffbe6';
  STARS.forEach(([x, y], index) => {
    context.beginPath();
    context.arc(x * width, y * width, 2 + (index % 3), 0, 2 * Math.PI);
    context.fill();
  });
  // The light of the board.
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const shine = context.createRadialGradient(x, y, 0, x, y, board.width * 0.72);
  shine.addColorStop(0.3, `rgb(${GLOW} / 50%)`);
  shine.addColorStop(0.6, `rgb(${GLOW} / 18%)`);
  shine.addColorStop(1, `rgb(${GLOW} / 0%)`);
  context.fillStyle = shine;
  context.fillRect(0, 0, width, waterEnd);
}

function paintWater(context: CanvasRenderingContext2D, { waterEnd }: Layout) {
  const { width, height } = context.canvas;
  context.fillStyle = gradient(context, waterEnd, height, [WATER, DEEP]);
  context.fillRect(0, waterEnd - 16, width, height);
}

/** The lights of the shop, on the river. */
function paintReflection(context: CanvasRenderingContext2D, { waterStart, board }: Layout) {
  context.lineCap = 'round';
  context.lineWidth = 9;
  context.strokeStyle = `rgb(${LIGHT} / 40%)`;
  const middle = board.x + board.width / 2;
  for (let line = 0; line < 7; line += 1) {
    const y = waterStart + 24 + line * 31;
    const half = (board.width / 2) * (0.8 - line * 0.09);
    const shift = line % 2 ? 30 : -30;
    context.globalAlpha = 1 - line * 0.12;
    context.setLineDash([half * 0.55, 60, half * 0.2, 50]);
    context.beginPath();
    context.moveTo(middle - half + shift, y);
    context.lineTo(middle + half + shift, y);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
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
  context.beginPath();
  context.arc(x, y + 9, 8, 0, 2 * Math.PI);
  context.fill();
}

function paintLetters(
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
  // On a dark ground, whatever of the street is behind it.
  context.font = fontOf(signature.size, family);
  const half = context.measureText(signature.text).width / 2;
  context.strokeStyle = 'rgb(4 22 27 / 85%)';
  context.lineCap = 'round';
  context.lineWidth = 60;
  context.beginPath();
  context.moveTo(signature.x - half, signature.y - 11);
  context.lineTo(signature.x + half, signature.y - 11);
  context.stroke();
  context.fillStyle = '#e6f2ee';
  write(signature);
}
