/** What becomes of a picture that somebody chooses: a photograph for content/photos/, or a sentence that says what to do. */
import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { LARGEST_FILE } from '../../content/photo.ts';

/** In pixels, of the longer side. */
const LONGEST = 2400;
const SHORTEST = 600;
/** In pixels: more of them would not fit into the memory of the computer. */
const MOST_PIXELS = 60_000_000;

/** Why a picture is not accepted: what is wrong → what to do. */
class UnfitPhoto extends Error {}

const ON_A_PHONE =
  'Set the phone to JPEG and take it again (iPhone: Settings › Camera › Formats › Most Compatible; Android: the settings of the camera, where HEIF or "high efficiency" is turned off), or send the picture to yourself on WhatsApp and save it from there.';
const HEIC = `This is a HEIC picture, which browsers cannot show. → ${ON_A_PHONE}`;
const RAW = 'This is a RAW or TIFF file. → Save it as a JPEG in the program of the camera, and choose that.';
const FILM =
  'This is a film. → Choose a photograph, or save a picture of the screen where the film shows it best.';
const SVG = 'This is a drawing (SVG). → Choose a photograph, as JPEG or PNG.';
const NO_PICTURE = 'This is not a picture, whatever its name says. → Choose a photograph, as JPEG or PNG.';
const OTHER = 'This kind of file cannot be shown. → Save it as JPEG or PNG, and choose that.';

/** Kinds of file by their first bytes, as Latin letters. The first that matches counts. */
const UNFIT: [begins: RegExp, message: string][] = [
  [/^.{4}ftyp(hei|hev|mif1|msf1)/s, HEIC],
  [/^(.{4}ftypcrx|II.\0|MM\0\*|FUJIFILM|IIRO|IIRS|IIU\0|\0MRM)/s, RAW],
  [/^(.{4}(ftyp(?!avi[fs])|moov|mdat)|.E\xdf\xa3|RIFF.{4}AVI )/s, FILM],
  [/^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/, SVG],
];

/** Formats that are read, by what `sharp` calls them. */
const FIT = ['jpeg', 'png', 'webp', 'heif'];

function refuse(message: string): never {
  throw new UnfitPhoto(message);
}

async function look(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refuse(NO_PICTURE);
  }
}

/**
 * Makes a JPEG of the bytes of a JPEG, PNG, WebP or AVIF: upright, at most 2,400 px long, and without what the camera has
 * added, such as the place. Throws `UnfitPhoto` where that cannot be.
 */
export async function takeIn(bytes: Buffer): Promise<Buffer> {
  const beginning = bytes.toString('latin1', 0, 512);
  const [, message] = UNFIT.find(([begins]) => begins.test(beginning)) ?? [];
  if (message) refuse(message);
  if (bytes.length > LARGEST_FILE)
    refuse(
      `The file has more than ${LARGEST_FILE / 1_000_000} MB. → Save it smaller, as a JPEG, and choose that.`,
    );
  const { format, width, height } = await look(bytes);
  if (!FIT.includes(format)) refuse(OTHER);
  if (width * height > MOST_PIXELS)
    refuse(
      `The picture has ${Math.ceil((width * height) / 1_000_000)} megapixels; the limit is ${MOST_PIXELS / 1_000_000}. → Save it smaller, and choose that.`,
    );
  if (Math.max(width, height) < SHORTEST)
    refuse(
      `The picture has ${width} × ${height} pixels, too few for a screen. → Choose the photograph itself, with ${SHORTEST} on its longer side at least, not a small copy of it.`,
    );
  try {
    return await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch {
    return refuse(
      'The picture is broken: not all of it is there. → Copy it from the phone again, and choose that.',
    );
  }
}

/** What nobody would call a photograph: the names that cameras and chats give. */
const BY_A_CAMERA =
  /^(img|dsc|dscn|dcim|pxl|mvimg|photo|image|screenshot|whatsapp-image|wa)?[0-9]*(-[0-9]+|-at|-[ap]m|-wa[0-9]+)*$/;

/** A name for content/photos/: saree-shop-1a2b3c4d.jpg for "Saree shop.HEIC.jpg". `bytes`, as saved, tell it from all others. */
export function photoName(chosen: string, bytes: Buffer) {
  const name = chosen
    .trim()
    .replace(/(\.\w{1,5})+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${BY_A_CAMERA.test(name) ? 'photo' : name}-${hash}.jpg`;
}
