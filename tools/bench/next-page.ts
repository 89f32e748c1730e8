import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { elements, without } from '../export/elements.ts';
import { withPolicy } from '../export/policy.ts';
import { filesIn } from '../files.ts';
import { openBrowser, sleep, type Tab } from '../prerendering-tab.ts';
import { HOST } from '../serve.ts';
import { limitOf } from './limit.ts';
import { median } from './report.ts';
import { slowLink } from './slow-link.ts';
import { familyOf, processorTime, slowDown } from './slow-processor.ts';

/** Tells the browser of the likely next pages as late as this site fetches them. Its policy allows rules that it has in a script. */
const LIKELY_PAGES = `<script type="likely-pages">{"prerender":[{"urls":["/services/","/contact/"],"eagerness":"immediate"}]}</script>
<script>addEventListener('load', () => setTimeout(() => {
  const { textContent } = document.querySelector('[type=likely-pages]');
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent }));
}, 2500))</script>`;

/** How each site has the next page, made from the finished pages. */
const WAYS: Record<string, (html: string) => string> = {
  'this site': (html) => html,
  'prerendered when hovered or touched': (html) => html.replace('"prefetch"', '"prerender"'),
  'prerendered at rest': (html) => html.replace('</body>', `${LIKELY_PAGES}</body>`),
  limit: limitOf,
};

/** ms after load: a visitor who looks first; one who reads, and presses nothing. */
const AT_REST = 6000;
const READS = 12_000;
/** How long the mouse is on a link, or the visitor looks at the next page, before pressing, in ms. */
const HOVER = 500;
const LOOK = 1500;

const MENU = 'header button[aria-haspopup=dialog]';
const MENU_ANSWERS = `'script' in document.documentElement.dataset`;

/** Makes a copy of the export for each way, in which every page writes its moments. Returns their folders by name. */
export function copiesOf(out: string, folder: string) {
  const { outputFiles } = buildSync({
    entryPoints: ['tools/bench/moments.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const script = `<script>${outputFiles[0]!.text}</script>`;
  const copies = Object.keys(WAYS).map((name) => [name, path.join(folder, name)] as const);
  for (const [name, copy] of copies) {
    cpSync(out, copy, { recursive: true });
    for (const file of filesIn(copy).filter((each) => each.endsWith('.html'))) {
      const html = readFileSync(path.join(copy, file), 'utf8');
      const policy = elements(html).filter(
        ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
      );
      const changed = WAYS[name]!(without(html, policy)).replace('<head>', () => `<head>${script}`);
      writeFileSync(path.join(copy, file), withPolicy(changed));
    }
  }
  return copies;
}

type Figures = Record<string, number>;
type Visit = { tab: Tab; pid: number; bytes: () => number };

/** Opens the home page over the slow link, in a slow browser with an empty profile. */
async function visit(port: number, isPhone: boolean, measure: (visit: Visit) => Promise<Figures>) {
  const link = await slowLink(port);
  const browser = await openBrowser({ isPhone });
  try {
    const tab = await browser.openTab();
    slowDown(familyOf(browser.pid));
    await tab.goTo(`http://${HOST}:${link.port}/`);
    return await measure({ tab, pid: browser.pid, bytes: link.bytes });
  } finally {
    await browser.close();
    link.close();
  }
}

const kept = async (tab: Tab, name: string) =>
  Number(await tab.evaluate<string>(`sessionStorage.getItem('${name}')`));

/** Milliseconds from the press until the moment `name`, which is still to come. */
async function sincePress(tab: Tab, name: string) {
  await tab.until(`Number(sessionStorage.getItem('${name}')) > Number(sessionStorage.getItem('pressed'))`);
  return (await kept(tab, name)) - (await kept(tab, 'pressed'));
}

const MEASURES: ((port: number) => Promise<Figures>)[] = [
  (port) =>
    visit(port, true, async ({ tab }) => {
      await sleep(AT_REST);
      await tab.touch('a[href="/services/"]');
      const figures: Figures = { 'likely page, touched: ms': await sincePress(tab, 'seen') };
      await sleep(LOOK);
      if (!(await tab.evaluate(MENU_ANSWERS))) return figures;
      await tab.touch(MENU);
      return { ...figures, 'Menu there: ms': await sincePress(tab, 'drawer') };
    }),
  (port) =>
    visit(port, true, async ({ tab }) => {
      await sleep(AT_REST);
      await tab.touch('a[href="/about/"]');
      return { 'another page, touched: ms': await sincePress(tab, 'seen') };
    }),
  (port) =>
    visit(port, false, async ({ tab }) => {
      await sleep(AT_REST);
      const press = await tab.hover('a[href="/about/"]');
      await sleep(HOVER);
      await press();
      return { 'another page, by mouse: ms': await sincePress(tab, 'seen') };
    }),
  (port) =>
    visit(port, true, async ({ pid, bytes }) => {
      await sleep(READS);
      return {
        'nothing pressed: kB': bytes() / 1000,
        'nothing pressed: ms of processor': processorTime(familyOf(pid)),
      };
    }),
  (port) =>
    visit(port, true, async ({ tab }): Promise<Figures> => {
      if (!(await tab.evaluate(MENU_ANSWERS))) return {};
      await tab.touch(MENU);
      await sincePress(tab, 'drawer');
      return { 'first press, soon after load: ms': await kept(tab, 'press') };
    }),
];

/** Measures the servers behind these ports in turn, so that a slow moment meets all of them. Returns a table of medians. */
export async function nextPage(ports: ReadonlyMap<string, number>, runs: number) {
  const figures = new Map<string, Map<string, number[]>>();
  for (let run = 1; run <= runs; run += 1)
    for (const measure of MEASURES)
      for (const [name, port] of ports) {
        console.error(`Run ${run} of ${runs}: ${name}`);
        for (const [what, figure] of Object.entries(await measure(port).catch(() => measure(port)))) {
          const row = figures.get(what) ?? new Map<string, number[]>();
          figures.set(what, row.set(name, [...(row.get(name) ?? []), figure]));
        }
      }
  const cell = (all: readonly number[] = []) =>
    all.length
      ? `${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`
      : '';
  const names = [...ports.keys()];
  const rows = [...figures].map(([what, row]) => [what, ...names.map((name) => cell(row.get(name)))]);
  return [['', ...names], ['', ...names].map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
