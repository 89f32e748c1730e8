import { type LoaderData, startLater } from '../../components/layout/loader.ts';
import { elements, escapeAttribute, type PageElement, without } from './elements.ts';
import { inlineScript } from './inline-script.ts';

const CHUNKS = '/_next/static/chunks/';
const RUNTIME = /^\/_next\/static\/chunks\/turbopack-[^/]+\.js$/;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/;
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;

type Deferred = {
  html: string;
  /** What hydration reads: the concatenation of all that the page pushed. */
  flight: string;
};

/** What the export step knows and the page does not say. */
type Surroundings = {
  /** At which address this data will be. */
  nameFlight: (flight: string) => string;
  /** Addresses of the scripts that these scripts may ask for later. */
  laterScripts: (scripts: readonly string[]) => string[];
};

/**
 * Takes the framework's script tags, its preloads of scripts and its inline data out of a page, and
 * puts the loader in, which brings them all back later. Throws if the page is not made as this version of
 * Next.js makes it.
 */
export function deferRuntime(html: string, surroundings: Surroundings): Deferred {
  const parts = parse(html);
  check(parts);
  return emit(html, parts, surroundings);
}

/** The framework's parts of a page, and what else has a script. */
function parse(html: string) {
  const all = elements(html);
  const scripts = all.filter(({ name }) => name === 'script');
  const chunks = scripts.filter(isChunk);
  const bootstraps = scripts.filter(({ attributes }) => attributes.id === '_R_');
  const starts = scripts.filter(({ text }) => text === FLIGHT_START);
  const pushes = scripts.filter(({ text }) => FLIGHT.test(text));
  const preloads = all.filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'preload' && attributes.as === 'script',
  );
  const removed = new Set([...chunks, ...bootstraps, ...starts, ...pushes, ...preloads]);
  // Polyfills are for browsers that know neither modules nor the loader.
  const needed = chunks.filter(({ attributes }) => !('nomodule' in attributes));
  const addresses = needed.map(({ attributes }) => attributes.src!);
  return {
    all,
    bootstraps,
    starts,
    pushes,
    removed,
    kept: scripts.filter((script) => !removed.has(script)),
    scripts: addresses.filter((address) => !RUNTIME.test(address)),
    runtimes: addresses.filter((address) => RUNTIME.test(address)),
    bootstrap: BOOTSTRAP.exec(bootstraps[0]?.text ?? '')?.[1] ?? '',
  };
}

type Parts = ReturnType<typeof parse>;

function check({ bootstraps, starts, pushes, kept, scripts, runtimes, bootstrap }: Parts) {
  expect(runtimes.length === 1, `one runtime script, found ${runtimes.length}`);
  expect(bootstraps.length === 1, 'one bootstrap script (#_R_)');
  expect(bootstrap, 'a bootstrap script that pushes to TURBOPACK');
  expect(starts.length === 1 && pushes.length > 0, 'inline data that begins with __next_f.push([0])');
  for (const other of (JSON.parse(bootstrap) as { otherChunks: string[] }).otherChunks)
    expect(scripts.includes(`/_next/${other}`), `a script tag for ${other}, which the bootstrap waits for`);
  for (const { attributes, text } of kept)
    expect(
      !attributes.src && !/__next_|TURBOPACK/.test(text),
      `no other script of the framework, found ${attributes.src ?? text.slice(0, 80)}`,
    );
}

function emit(html: string, parts: Parts, { nameFlight, laterScripts }: Surroundings): Deferred {
  const { all, pushes, removed, scripts, runtimes, bootstrap } = parts;
  const flight = pushes.map(({ text }) => (JSON.parse(FLIGHT.exec(text)![1]!) as [1, string])[1]).join('');
  const loader = loaderTag({
    flight: nameFlight(flight),
    scripts: scripts.join(' '),
    runtime: runtimes[0]!,
    later: laterScripts(scripts).join(' '),
    bootstrap,
  });
  const inOrder = all.filter((element) => removed.has(element));
  return { html: without(html, inOrder).replace('</head>', () => `${loader}</head>`), flight };
}

/** The loader's tag. Its text is the same on every page, and so is its hash in the policy. */
function loaderTag(data: LoaderData): string {
  const source = `(${startLater.toString()})(document.currentScript.dataset)`;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return inlineScript(source, attributes.join(''));
}

const isChunk = ({ attributes, text }: PageElement) => !text && !!attributes.src?.startsWith(CHUNKS);

function expect(isMet: unknown, expectation: string): asserts isMet {
  if (!isMet)
    throw new Error(
      `Next.js writes its pages differently now: expected ${expectation}. Adapt tools/export/defer-runtime.ts.`,
    );
}
