import path from 'node:path';
import sharp from 'sharp';

/** Written by npm run fonts. As WOFF2 it would silently be another font. */
const fontfile = path.join(process.cwd(), 'app/share/telugu-600.ttf');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A text as an image of `width` pixels at most. What draws the share images does not join Telugu letters, and sharp does.
 * `size` in pixels, `color` as in HTML.
 */
export async function teluguText(text: string, size: number, color: string, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escape(text)}</span>`,
      font: `Noto Sans Telugu SemiBold ${size}`,
      fontfile,
      width,
      spacing: Math.round(size / 8),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}
