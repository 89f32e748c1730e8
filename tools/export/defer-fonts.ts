import { elements } from './elements.ts';
import { inlineScript } from './inline-script.ts';

/**
 * The face of a font that is fetched; those of the device's own fonts have no address. A face with a range of
 * characters stays where it is: the browser fetches it by itself, where a character needs it.
 */
const WEB_FONT = /@font-face\{((?![^}]*unicode-range)[^}]*url\([^}]*)\}/g;

/** They come later, over the connection of the page itself. */
const CONNECTION = /<link rel="preconnect" href="\/"[^>]*>/;

const HEAD_END = '</head>';
const ID = 'first-screen';

/**
 * Chromium and Safari paint nothing before they have this: not a frame without text. And after a script in the
 * body Chromium's parser lets the page be painted, before it reads on.
 */
const EXPECTATION = `<link rel="expect" href="#${ID}" blocking="render"/>`;

/** What `new FontFace` asks for. */
type Face = [family: string, source: string, descriptors: { weight?: string }];

/**
 * Fetches the web fonts when the first screen, which this follows, has been painted, and
 * shows all that could be had at once: each change of fonts lays the whole page out anew. On a device that
 * has none of the fonts that stand in for them at the same widths, the text would move: it keeps its own.
 *
 * Runs as an inline script, so it must not use anything from outside itself.
 */
export function showLater(faces: readonly Face[]) {
  // React does not expect it among the page's own elements.
  document.currentScript?.remove();
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

/** Where the first screen ends: the section around the heading of the page, or else what is right around it. */
function firstScreenEnd(html: string) {
  const all = elements(html);
  const heading = all.find(({ name }) => name === 'h1')?.range;
  const around = all.filter(
    ({ range }) => heading && range && range[0] < heading[0] && heading[1] <= range[1],
  );
  return (around.findLast(({ name }) => name === 'section') ?? around.at(-1))?.range?.[1];
}

/**
 * Takes the web fonts, and the connection that the framework would open for them, out of a page and has a
 * script bring them after the first paint: a font that is named costs that paint time before it has come.
 * Where script is off they are named as before. Throws if the page names none, or has no `<h1>`.
 */
export function deferFonts(html: string): string {
  const rules = [...html.matchAll(WEB_FONT)];
  const end = firstScreenEnd(html);
  if (rules.length === 0 || !end)
    throw new Error(
      'The page should name its web fonts in a style sheet and have an <h1>. Adapt tools/export/defer-fonts.ts.',
    );
  const faces = rules.map(([, declarations]) => faceOf(declarations!));
  const script = inlineScript(`(${showLater.toString()})(${JSON.stringify(faces)})`, ` id="${ID}"`);
  const withoutScript = `<noscript><style>${rules.map(([rule]) => rule).join('')}</style></noscript>`;
  return (html.slice(0, end) + script + html.slice(end))
    .replace(WEB_FONT, '')
    .replace(CONNECTION, '')
    .replace(HEAD_END, () => EXPECTATION + withoutScript + HEAD_END);
}
