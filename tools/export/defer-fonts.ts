import { inlineScript } from './inline-script.ts';

/**
 * The face of a font that is fetched; those of the device's own fonts have no address. A face with a range of
 * characters stays where it is: the browser fetches it by itself, where a character needs it.
 */
const WEB_FONT = /@font-face\{((?![^}]*unicode-range)[^}]*url\([^}]*)\}/g;

/** They come later, over the connection of the page itself. */
const CONNECTION = /<link rel="preconnect" href="\/"[^>]*>/;

const HEAD_END = '</head>';
const MAIN_END = '</main>';

/** What `new FontFace` asks for. */
type Face = [family: string, source: string, descriptors: { weight?: string }];

/**
 * Fetches the web fonts when the main part of the page, which this follows, has been painted, and
 * shows all that could be had at once: each change of fonts lays the whole page out anew. On a device that
 * has none of the fonts that stand in for them at the same widths, the text would move: it keeps its own.
 *
 * Runs as an inline script, so it must not use anything from outside itself.
 */
export function showLater(faces: readonly Face[]) {
  async function show() {
    const standIns = [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
      .map(({ status }) => status);
    if (standIns.includes('error') && !standIns.includes('loaded')) return;
    const fetched = await Promise.allSettled(faces.map((face) => new FontFace(...face).load()));
    for (const face of fetched) if (face.status === 'fulfilled') document.fonts.add(face.value);
  }
  // The first callback comes before a frame is painted, the second after.
  requestAnimationFrame(() => requestAnimationFrame(() => void show()));
}

function faceOf(declarations: string): Face {
  const value = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(declarations)?.[1];
  return [value('font-family') ?? '', value('src') ?? '', { weight: value('font-weight') }];
}

/**
 * Takes the web fonts, and the connection that the framework would open for them, out of a page and has a
 * script bring them after the first paint: a font that is named costs that paint time before it has come.
 * Where script is off they are named as before. Throws if the page names none, or has no main part.
 */
export function deferFonts(html: string): string {
  const rules = [...html.matchAll(WEB_FONT)];
  const parts = html.split(MAIN_END);
  if (rules.length === 0 || parts.length !== 2)
    throw new Error(
      'The page should name its web fonts in a style sheet and have one <main>. Adapt tools/export/defer-fonts.ts.',
    );
  const faces = rules.map(([, declarations]) => faceOf(declarations!));
  const script = inlineScript(`(${showLater.toString()})(${JSON.stringify(faces)})`);
  const withoutScript = `<noscript><style>${rules.map(([rule]) => rule).join('')}</style></noscript>`;
  return html
    .replace(WEB_FONT, '')
    .replace(CONNECTION, '')
    .replace(HEAD_END, () => withoutScript + HEAD_END)
    .replace(MAIN_END, () => MAIN_END + script);
}
