import { median, pairedRatio, table, type Figures, type Measured } from './figures.ts';

const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)));
const kilo = (value: number) => (Number.isNaN(value) ? '' : (value / 1000).toFixed(1));
const fine = (digits: number) => (value: number) => (Number.isNaN(value) ? '' : value.toFixed(digits));

const of =
  (name: string, format = whole) =>
  (runs: readonly Figures[]) =>
    format(median(runs.map((figures) => figures[name])));

const scores = (form: string) => (runs: readonly Figures[]) =>
  ['performance', 'accessibility', 'best-practices', 'seo']
    .map((category) => of(`${form} ${category}`)(runs))
    .join(' ')
    .trim();

/** The first press and the slowest of all. */
const presses = (name: string) => (runs: readonly Figures[]) =>
  [of(`${name} first`)(runs), of(`${name} slowest`)(runs)].filter(Boolean).join(' / ');

/** Heading, and what stands there for the runs of one page. Bytes are over the wire, with headers; 1 kB is 1000. */
const rows: [string, (runs: readonly Figures[]) => string][] = [
  ['FCP seen, ms', of('fcp')],
  ['LCP seen, ms', of('lcp')],
  ['CLS seen', of('shift', fine(3))],
  ['TBT seen until at rest, ms', of('blocking')],
  ['FCP simulated, ms', of('simulated fcp')],
  ['LCP simulated, ms', of('simulated lcp')],
  ['TBT simulated, ms', of('simulated tbt')],
  ['Lighthouse mobile', scores('mobile')],
  ['Lighthouse desktop', scores('desktop')],
  ['HTML with its CSS, kB', of('html', kilo)],
  ['fonts, kB', of('font', kilo)],
  ['script at rest, kB', of('script', kilo)],
  ['data at rest, kB', of('data', kilo)],
  ['asked for before load, kB', of('bytes at load', kilo)],
  ['at rest, kB', of('bytes', kilo)],
  ['requests before load', of('requests at load')],
  ['requests at rest', of('requests')],
  ['press menu, ms', presses('menu')],
  ['press chip, ms', presses('chip')],
  ['press step, ms', presses('step')],
  ['press card, ms', presses('card')],
  ['press submit, ms', presses('submit')],
  ['to the drawer, ms', of('menu opened')],
  ['to the dialog, ms', of('card opened')],
  ['to the drawer, pressed before script, ms', of('early press')],
  ['link to next page, ms', of('link')],
];

const compared = {
  'FCP seen, ms': 'fcp',
  'LCP seen, ms': 'lcp',
  'FCP simulated, ms': 'simulated fcp',
  'LCP simulated, ms': 'simulated lcp',
} as Record<string, string>;

/** One table of medians: a column a page, its ratios to its twin, and the empty page of the framework last. */
export function report(pages: readonly Measured[], empty: readonly Figures[]): string {
  const head = ['', ...pages.map(({ page }) => page), 'empty page'];
  return table(
    head,
    rows.flatMap(([heading, read]) => {
      const row = [heading, ...pages.map(({ ours }) => read(ours)), read(empty)];
      const name = compared[heading];
      if (!name) return [row];
      const twins = ['· of its twin', ...pages.map(({ twin }) => of(name)(twin)), ''];
      const ratios = pages.map(({ ours, twin }) => fine(2)(pairedRatio(ours, twin, name)));
      return [row, twins, ['· ratio', ...ratios, '']];
    }),
  );
}
