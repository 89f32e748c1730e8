import { elements, type PageElement, without } from './elements.ts';

const CHUNKS = '/_next/static/chunks/';
/** The script that runs all others. */
const RUNTIME = /\/turbopack-[^/]+\.js$/;
const DATA_START = '(self.__next_f=self.__next_f||[]).push([0])';
/** As `next/script` leaves a script to be run first: the framework hydrates a task later. */
const PAUSE = 'self.__next_s=[[0,{children:""}]]';
const DATA = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;

type Deferred = {
  html: string;
  /** All that the page's own inline scripts tell the framework, as one script, without the page's style sheets. */
  data: string;
};

/**
 * Takes the framework's scripts out of a page, so that none competes with the first paint for a slow phone's
 * connection and processor, and names them where runtime/loader.ts finds them, behind all that is to be seen, in
 * tags of a type that browsers do not run. The inline ones become a file, called by `nameData`. Throws if the page
 * is not made as this version of Next.js makes it: this is the one file that knows how.
 */
export function deferScripts(html: string, nameData: (data: string) => string): Deferred {
  const all = elements(html);
  const scripts = all.filter(({ name }) => name === 'script');
  const chunks = scripts.filter(isChunk);
  const bootstraps = scripts.filter(({ attributes }) => attributes.id === '_R_');
  const starts = scripts.filter(({ text }) => text === DATA_START);
  const pushes = scripts.filter(({ text }) => DATA.test(text));
  // Where no font is preloaded Next.js connects to the site a second time, in the way that fonts elsewhere need.
  const links = all.filter(
    ({ name, attributes: { as, rel } }) => name === 'link' && (as === 'script' || rel === 'preconnect'),
  );
  const removed = new Set([...chunks, ...starts, ...pushes, ...bootstraps, ...links]);

  // Polyfills are for browsers that know neither modules nor the loader.
  const addresses = chunks.filter(({ attributes }) => !('nomodule' in attributes)).map(addressOf);
  const runtimes = addresses.filter((address) => RUNTIME.test(address));
  expect(runtimes.length === 1, `one runtime script, found ${runtimes.length}`);
  expect(bootstraps.length === 1, 'one bootstrap script (#_R_)');
  expect(starts.length === 1 && pushes.length > 0, 'inline data that begins with __next_f.push([0])');
  for (const script of scripts)
    expect(
      removed.has(script) ||
        !(addressOf(script).startsWith(CHUNKS) || /__next_f|TURBOPACK/.test(script.text)),
      `no other script of the framework, found ${addressOf(script) || script.text.slice(0, 80)}`,
    );

  const told = pushes.map(({ text }) => (JSON.parse(DATA.exec(text)![1]!) as [1, string])[1]).join('');
  const sheets = all.filter(({ name, attributes }) => name === 'style' && attributes['data-href']);
  const isLinked = all.some(({ attributes }) => attributes.rel === 'stylesheet');
  expect(sheets.length > 0 && !isLinked, 'all style sheets in the page (experimental.inlineCss)');
  const flight = withoutSheets(told, sheets.map(({ text }) => text).join(''));
  const data = `${PAUSE};self.__next_f=[[0],[1,${JSON.stringify(flight)}]];${bootstraps[0]!.text}`;
  const others = addresses.filter((address) => !RUNTIME.test(address));
  const deferred = [nameData(data), ...others, ...runtimes];
  const tags = deferred.map((address) => `<script type="deferred" src="${address}"></script>`).join('');
  const rest = without(
    html,
    all.filter((element) => removed.has(element)),
  );
  return { html: rest.replace('</body>', () => `${tags}</body>`), data };
}

/** A row of the data: its id, then T, the length in bytes, a comma and that much text; or anything else to the end of the line. */
const ROW = /([\da-f]*:)(?:T([\da-f]+),|[^\n]*\n)/y;

/**
 * The data brings each style sheet of the page along twice, as a row of text. React takes those that are in the page, all
 * in one element, by its `data-href`.
 */
function withoutSheets(flight: string, sheets: string) {
  // One character for each byte.
  const data = Buffer.from(flight).toString('latin1');
  const known = Buffer.from(sheets).toString('latin1');
  let kept = '';
  for (let end = 0; end < data.length;) {
    ROW.lastIndex = end;
    const [row, id, length = '0'] = ROW.exec(data) ?? [];
    expect(row, `a row of data, found ${data.slice(end, end + 80)}`);
    const start = end + row.length;
    end = start + parseInt(length, 16);
    const text = data.slice(start, end);
    kept += text && known.includes(text) ? `${id}T4,/**/` : row + text;
  }
  return Buffer.from(kept, 'latin1').toString();
}

const addressOf = ({ attributes }: PageElement) => attributes.src ?? '';
const isChunk = (script: PageElement) => addressOf(script).startsWith(CHUNKS);

function expect(isMet: unknown, expectation: string): asserts isMet {
  if (!isMet)
    throw new Error(
      `Next.js writes its pages differently now: expected ${expectation}. Adapt tools/export/defer-scripts.ts.`,
    );
}
