import { cameFromThisSite } from './arrival';
import faces from './font-faces.json';

const fontFace = ({ family, source, weight, unicodeRange }: (typeof faces)[number]) =>
  new FontFace(family, source, { weight, unicodeRange, display: 'swap' });

/** Loads the web fonts after the first paint, which they would delay, and shows them together, so that the page is laid out once. */
export function showFonts() {
  async function show() {
    const standIns = [...document.fonts].map(({ status }) => status);
    // The browser fetches it if the page has Telugu and the device does not.
    for (const telugu of faces.filter(({ unicodeRange }) => unicodeRange))
      document.fonts.add(fontFace(telugu));
    // Without a stand-in of the same width, other letters would move the text: keep those that are shown.
    if (standIns.includes('error') && !standIns.includes('loaded')) return;
    const latin = faces.filter(({ unicodeRange }) => !unicodeRange);
    const fetched = await Promise.allSettled(latin.map((face) => fontFace(face).load()));
    for (const face of fetched) if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
  if (cameFromThisSite()) void show();
  // The first callback runs before a frame is painted, the second after it.
  else requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}
