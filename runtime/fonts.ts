import { cameFromThisSite } from './arrival';
import faces from './font-faces.json';

/**
 * Fetches the web fonts after the first paint, which they would delay, and shows all that could be had at once: each
 * change of fonts lays the whole page out anew. Where the visitor comes from another page of the site they are in
 * the cache, and asked for at once. On a device that has none of the fonts that stand in for them at the same
 * widths, the text would move: it keeps its own.
 */
export function showFonts() {
  async function show() {
    const standIns = [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
      .map(({ status }) => status);
    if (standIns.includes('error') && !standIns.includes('loaded')) return;
    const fetched = await Promise.allSettled(
      faces.map(({ family, source, weight }) => new FontFace(family, source, { weight }).load()),
    );
    for (const face of fetched) if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
  if (cameFromThisSite()) void show();
  // The first callback comes before a frame is painted, the second after.
  else requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}
