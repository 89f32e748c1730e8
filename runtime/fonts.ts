import { cameFromThisSite } from './arrival';
import faces from './font-faces.json';

/** Loads the web fonts after the first paint, which they would delay, and shows them together, so that the page is laid out once. */
export function showFonts() {
  async function show() {
    // All faces but the one of Telugu.
    const standIns = [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
      .map(({ status }) => status);
    // Without a stand-in of the same width, other letters would move the text: keep those that are shown.
    if (standIns.includes('error') && !standIns.includes('loaded')) return;
    const fetched = await Promise.allSettled(
      faces.map(({ family, source, weight }) => new FontFace(family, source, { weight }).load()),
    );
    for (const face of fetched) if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
  if (cameFromThisSite()) void show();
  // The first callback runs before a frame is painted, the second after it.
  else requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}
