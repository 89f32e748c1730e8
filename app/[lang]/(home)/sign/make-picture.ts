import { paint, type PaintedSign } from './paint';
import { FORMATS } from './sign-layout';

export type Picture = {
  file: File;
  /** For an `<img>`, which visitors can also press long to save. The policy of the pages allows no address of a blob there. */
  address: string;
};

const TYPE = 'image/jpeg';

/** Of a JPEG, which is a fifth of a PNG here. Files of Firefox are larger than those of others. */
const QUALITY = 0.84;

/** In the letters of the page's headings; Telugu as the board has it. */
const fontFamily = () => `Telugu, ${getComputedStyle(document.querySelector('h1')!).fontFamily}`;

/** The brightest that the corner of a sky by night may be: of red, green and blue. */
const DARK = 60;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The picture of a sign. Rejects where the drawing or the font cannot be had, or the browser cannot make it. */
export async function makePicture(sign: PaintedSign): Promise<Picture> {
  const canvas = Object.assign(document.createElement('canvas'), FORMATS[sign.format]);
  // Painted in memory, from which it is read at once, and not by the graphics card.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  await paint(context, fontFamily(), sign);
  // Against fingerprints some browsers give back other colours than were painted.
  if (Math.max(...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)) > DARK)
    throw new Error('The browser hides what is on a canvas.');
  // Reading has painted it. The page answers before it is compressed.
  await nextTask();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (blob?.type !== TYPE) throw new Error('The browser makes no JPEG.');
  return { file: new File([blob], `sign-${sign.format}.jpg`, { type: TYPE }), address: await read(blob) };
}

const read = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(blob);
  });
