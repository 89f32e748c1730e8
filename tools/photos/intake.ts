/** What becomes of a picture that somebody chooses: a photograph for content/photos/, or a sentence that says what to do. */
import sharp, { type Metadata } from 'sharp';

/** In pixels, of the longer side. */
const LONGEST = 2400;
const SHORTEST = 600;
/** In pixels: more of them would not fit into the memory of the computer. */
const MOST_PIXELS = 60_000_000;
/** In bytes. */
const LARGEST_FILE = 40_000_000;

/** Why a picture is not accepted: what is wrong → what to do. */
class UnfitPhoto extends Error {}

const AS_JPEG = {
  phone:
    'Have the phone save JPEG (iPhone: Settings › Camera › Formats › Most Compatible; Android: in the settings of the camera, turn off HEIF or "high efficiency"), and take it again; or send it to yourself on WhatsApp, which makes it a JPEG',
  camera: 'Export it as a JPEG in the program of the camera, and choose that',
};

/** Kinds of file by how they begin, as Latin letters. */
const UNFIT: [begins: RegExp, message: string][] = [
  [/^$/, 'The file is empty. → Choose another, or copy it from the phone again.'],
  [
    /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s,
    `This is a HEIC picture, which browsers cannot show. → ${AS_JPEG.phone}.`,
  ],
  [/^.{4}ftypcrx/s, `This is a RAW file of a camera. → ${AS_JPEG.camera}.`],
  [
    /^(II\x1a\0|II\*\0.{4}CR|FUJIFILM|IIRO|IIRS|\0MRM|IIU\0)/s,
    `This is a RAW file of a camera. → ${AS_JPEG.camera}.`,
  ],
  [
    /^(.{4}(ftyp(?!avi[fs])|moov|mdat)|\x1aE\xdf\xa3|RIFF.{4}AVI )/s,
    'This is a film, and a photograph is needed. → Choose a photograph, or take a picture of the screen where the film shows it best.',
  ],
  [
    /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/,
    'This is a drawing (SVG), and a photograph is needed. → Choose a photograph as JPEG or PNG.',
  ],
  [/^%PDF/, 'This is a PDF, and a photograph is needed. → Take a picture of the screen, and choose that.'],
  [/^(GIF8|BM)/, 'This is a GIF or BMP picture. → Save it as JPEG or PNG, and choose that.'],
];

/** Formats that are read, by what `sharp` calls them. */
const FIT = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

function refuse(message: string): never {
  throw new UnfitPhoto(message);
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;

async function look(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refuse('This is not a picture, whatever its name says. → Choose a photograph as JPEG or PNG.');
  }
}

/**
 * Makes a JPEG of the bytes of a JPEG, PNG, WebP, AVIF or TIFF: upright, at most 2,400 px long, and without what the camera has
 * added, such as the place. Throws `UnfitPhoto` where that cannot be.
 */
export async function takeIn(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > LARGEST_FILE)
    refuse(
      `The file has ${megabytes(bytes.length)}; the limit is ${megabytes(LARGEST_FILE)}. → Save it smaller, as a JPEG, and choose that.`,
    );
  const beginning = bytes.toString('latin1', 0, 512);
  const [, message] = UNFIT.find(([begins]) => begins.test(beginning)) ?? [];
  if (message) refuse(message);
  const { format, width, height } = await look(bytes);
  if (!FIT.includes(format))
    refuse('This kind of picture is not known here. → Save it as JPEG or PNG, and choose that.');
  if (width * height > MOST_PIXELS)
    refuse(
      `The picture has ${Math.round((width * height) / 1_000_000)} megapixels; the limit is 60. → Save it smaller, and choose that.`,
    );
  if (Math.max(width, height) < SHORTEST)
    refuse(
      `The picture has ${width} × ${height} pixels, too few for a screen. → Choose the photograph itself, with ${SHORTEST} on its longer side at least, not a small copy of it.`,
    );
  try {
    return await sharp(bytes, { failOn: 'truncated' })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    return refuse(
      'The picture is broken: its end is missing. → Copy it from the phone again, and choose that.',
    );
  }
}
