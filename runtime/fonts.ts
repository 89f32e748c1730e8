import { cameFromThisSite } from './arrival';
import faces from './font-faces.json';

type Face = (typeof faces)[number];

const fontFace = ({ family, source, weight, unicodeRange }: Face) =>
  new FontFace(family, source, { weight, unicodeRange, display: 'swap' });

/**
 * Has the browser fetch a font if the page has its letters and the device does not. Where the device does, it is not named at
 * all: the browser then chooses the device's own bold, which it cannot by the name of one file.
 */
async function showUnlessOnDevice(face: Face) {
  try {
    await new FontFace(face.family, face.local!).load();
  } catch {
    document.fonts.add(fontFace(face));
  }
}

/** Loads the web fonts after the first paint, which they would delay, and shows them together, so that the page is laid out once. */
export function showFonts() {
  async function show() {
    const standIns = [...document.fonts].map(({ status }) => status);
    for (const telugu of faces) if (telugu.local) void showUnlessOnDevice(telugu);
    // Without a stand-in of the same width, other letters would move the text: keep those that are shown.
    if (standIns.includes('error') && !standIns.includes('loaded')) return;
    const latin = faces.filter(({ local }) => !local);
    const fetched = await Promise.allSettled(latin.map((face) => fontFace(face).load()));
    for (const face of fetched) if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
  if (cameFromThisSite()) void show();
  // The first callback runs before a frame is painted, the second after it.
  else requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}
