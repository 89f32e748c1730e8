/**
 * `npm run icons` draws the logo tile and the word of the closing banner into public/, or into another folder. Run it after a change to
 * one of these. The files are committed: no content changes them, so builds need not draw them anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rasterIcons, vectorIcon } from '../app/icons.ts';
import { LogoTile } from '../components/layout/logo-tile.tsx';
import { schemes } from '../tailwind.config.ts';
import { growthDrawing } from './growth.ts';

async function draw({ size, inset }: (typeof rasterIcons)[keyof typeof rasterIcons]) {
  const side = size * (1 - 2 * inset);
  const style = {
    width: size,
    height: size,
    display: 'flex',
    padding: size * inset,
    background: inset ? schemes.light.primary : 'transparent',
  };
  const tile = createElement(LogoTile, { width: side, height: side });
  const image = new ImageResponse(createElement('div', { style }, tile), { width: size, height: size });
  return Buffer.from(await image.arrayBuffer());
}

const folder = path.resolve(process.argv[2] ?? 'public');
const write = (file: string, data: string | Buffer) => writeFileSync(path.join(folder, file), data);

for (const name of ['icons', 'drawings']) mkdirSync(path.join(folder, name), { recursive: true });
write('drawings/growth.svg', await growthDrawing());
write(
  `icons/${vectorIcon}`,
  renderToStaticMarkup(createElement(LogoTile, { xmlns: 'http://www.w3.org/2000/svg' })),
);
for (const [file, icon] of Object.entries(rasterIcons)) write(`icons/${file}`, await draw(icon));
// Browsers ask for this address between two pages, while the router exchanges the links to the icons.
write('favicon.ico', await draw(rasterIcons['icon-48.png']));
