import { type Face, showFontsLater } from '../../components/layout/show-fonts.ts';
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

/** No frame without text: Chromium, from 124 on, paints nothing before it has read this far. */
const EXPECTATION = `<link rel="expect" href="#${ID}" blocking="render"/>`;

function faceOf(declarations: string): Face {
  const value = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(declarations)?.[1];
  return [value('font-family') ?? '', value('src') ?? '', { weight: value('font-weight') }];
}

/**
 * Where the first screen ends: the section around the heading of the page, or else what is right around it. After
 * a script there Chromium's parser lets the page be painted, before it reads on.
 */
function firstScreenEnd(html: string) {
  const all = elements(html);
  const [start, end] = all.find(({ name }) => name === 'h1')?.range ?? [0, Infinity];
  const around = all.filter(({ range }) => range && range[0] < start && end <= range[1]);
  return (around.findLast(({ name }) => name === 'section') ?? around.at(-1))?.range?.[1];
}

/**
 * Takes the web fonts, and the connection that the framework would open for them, out of a page and has a script
 * behind its first screen bring them: a font that is named costs the first paint time before it has come. Where
 * script is off they are named as before. Throws if the page names none, or has no `<h1>`.
 */
export function deferFonts(html: string): string {
  const rules = [...html.matchAll(WEB_FONT)];
  const end = firstScreenEnd(html);
  if (rules.length === 0 || !end)
    throw new Error(
      'The page should name its web fonts in a style sheet and have an <h1>. Adapt tools/export/defer-fonts.ts.',
    );
  const faces = rules.map(([, declarations]) => faceOf(declarations!));
  const script = inlineScript(`(${showFontsLater.toString()})(${JSON.stringify(faces)})`, ` id="${ID}"`);
  const withoutScript = `<noscript><style>${rules.map(([rule]) => rule).join('')}</style></noscript>`;
  return (html.slice(0, end) + script + html.slice(end))
    .replace(WEB_FONT, '')
    .replace(CONNECTION, '')
    .replace(HEAD_END, () => EXPECTATION + withoutScript + HEAD_END);
}
