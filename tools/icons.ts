/**
 * `npm run icons` draws the owner's logo, content/logo.svg, in the sizes that systems ask for, into public/ or
 * another folder. Run it after a change of the logo. The files are committed: no other content changes them, so builds
 * need not draw them anew.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rasterIcons, vectorIcon } from '../app/icons.ts';
import { schemes } from '../tailwind.config.ts';
import { runCommand } from './shared/run-command.ts';

const LOGO = 'content/logo.svg';

/** The density at which SVG is read by default. */
const DENSITY = 72;

/** The colour around the logo, where a system cuts icons to its shape: that of its upper edge, or the site's if it has none. */
async function groundOf(width: number) {
  const edge = { left: Math.floor(width / 2), top: 0, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0, alpha] = await sharp(LOGO).ensureAlpha().extract(edge).raw().toBuffer();
  return alpha === 255 ? { r, g, b } : schemes.light.primary;
}

async function draw({ size, inset }: (typeof rasterIcons)[keyof typeof rasterIcons]) {
  const { width, height } = await sharp(LOGO).metadata();
  const margin = Math.round(size * inset);
  const side = size - 2 * margin;
  const around = { top: margin, bottom: margin, left: margin, right: margin };
  // As large as the icon, however large its owner has drawn it.
  const icon = sharp(LOGO, { density: (DENSITY * size) / Math.min(width, height) }).resize(side, side, {
    fit: 'contain',
    background: 'transparent',
  });
  const background = await groundOf(width);
  if (margin) icon.extend({ ...around, background }).flatten({ background });
  return icon.png({ effort: 10 }).toBuffer();
}

await runCommand(async () => {
  const folder = path.resolve(process.argv[2] ?? 'public');
  const write = (file: string, data: string | Buffer) => writeFileSync(path.join(folder, file), data);

  mkdirSync(path.join(folder, 'icons'), { recursive: true });
  copyFileSync(LOGO, path.join(folder, 'icons', vectorIcon));
  for (const [file, icon] of Object.entries(rasterIcons)) write(`icons/${file}`, await draw(icon));
  // For what asks for this address without reading a page.
  write('favicon.ico', await draw(rasterIcons['icon-48.png']));
});
