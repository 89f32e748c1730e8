import { type Figures, type Measured, median, pairedRatio, table } from './figures.ts';
import { PRESSED } from './lighthouse.ts';

const whole = (value: number) => String(Math.round(value));
const kilo = (value: number) => (value / 1000).toFixed(1);

/** The medians of these figures, of which a page may have none. */
const of =
  (names: string | string[], format = whole) =>
  (runs: readonly Figures[]) =>
    [names]
      .flat()
      .map((name) => median(runs.map((figures) => figures[name])))
      .filter((value) => !Number.isNaN(value))
      .map(format)
      .join(' ');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const scores = (form: string) => of(CATEGORIES.map((category) => `${form} ${category}`));

/** The figures that a page is compared with its twin by. */
const COMPARED = ['FCP seen', 'LCP seen', 'FCP simulated', 'LCP simulated'];

/** Of the runs of one page. */
type Row = [heading: string, read: (runs: readonly Figures[]) => string];

/** What is said of the runs of one page. Bytes are over the wire, with headers; 1 kB is 1000. */
const rows: Row[] = [
  ['CLS seen', of('CLS seen', (value) => value.toFixed(3))],
  ['TBT seen, ms', of('TBT seen')],
  ['TBT simulated, ms', of('TBT simulated')],
  ['Lighthouse mobile', scores('mobile')],
  ['Lighthouse desktop', scores('desktop')],
  ['HTML with its CSS, kB', of('document', kilo)],
  ['CSS of all pages, kB', of('stylesheet', kilo)],
  ['fonts, kB', of('font', kilo)],
  ['script at rest, kB', of('script', kilo)],
  ['at rest, kB', of('total', kilo)],
  ...Object.keys(PRESSED).map((name): Row => [`press ${name}, ms`, of(name)]),
];

/** One table of medians: a column a page, its ratios to its twin, and the empty page of the framework last. */
export function report(pages: readonly Measured[], empty: readonly Figures[]): string {
  const compared = COMPARED.flatMap((name) => [
    [`${name}, ms`, ...pages.map(({ ours }) => of(name)(ours)), of(name)(empty)],
    ['· of its twin', ...pages.map(({ twin }) => of(name)(twin)), ''],
    ['· ratio', ...pages.map(({ ours, twin }) => pairedRatio(ours, twin, name).toFixed(2)), ''],
  ]);
  return table(
    ['', ...pages.map(({ page }) => page), 'empty page'],
    [
      ...compared,
      ...rows.map(([heading, read]) => [heading, ...pages.map(({ ours }) => read(ours)), read(empty)]),
    ],
  );
}
