/** Shows the web fonts where they are as wide as what the device shows until they arrive. */
import { cameFromThisSite } from './arrival';
import faces from './font-faces.json' with { type: 'json' };

type Face = (typeof faces)[number];

const fontFace = ({ family, source, weight, unicodeRange }: Face) =>
  new FontFace(family, source, { weight, unicodeRange, display: 'swap' });

/**
 * Where the device has a font of its own, this one is not named at all: the browser then chooses the device's own bold, which
 * it cannot by the name of one file.
 */
const isOnDevice = (face: Face) =>
  new FontFace(face.family, face.local!).load().then(
    () => true,
    () => false,
  );

/** Loads the web fonts after the first paint, which they would delay, and shows them together, so that the page is laid out once. */
export function showFonts() {
  async function show() {
    // Those of app/fonts/fallbacks.css: fonts of the device, as wide as the web fonts. `error` means that the device lacks
    // one. If it has none of them, web fonts would move the text: the letters that are shown stay.
    const statuses = [...document.fonts].map(({ status }) => status);
    const areLettersAsWide = statuses.includes('loaded') || !statuses.includes('error');
    const isNeeded = await Promise.all(
      faces.map(async (face) => (face.local ? !(await isOnDevice(face)) : areLettersAsWide)),
    );
    const needed = faces.filter((_, index) => isNeeded[index]).map(fontFace);
    await Promise.allSettled(needed.map((face) => face.load()));
    // A font that was lost too: who asks for it, as the picture of a sign does, is told.
    for (const face of needed) document.fonts.add(face);
  }
  if (cameFromThisSite()) void show();
  // The first callback runs before a frame is painted, the second after it.
  else requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}
