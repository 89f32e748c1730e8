import { cameFromThisSite } from './arrival';
import faces from './font-faces.json';

/** Fetches the web fonts after the first paint, which they would delay, and shows all at once: each lays the page out anew. */
export function showFonts() {
  async function show() {
    const standIns = [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
      .map(({ status }) => status);
    // Without any of the fonts that stand in for them the text would move.
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
