import type { Result } from 'lighthouse';

/** A page and, measured right after it, its limit. */
export type Run = { page: Result; limit: Result };

const metric = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? NaN;

const score =
  (id: string) =>
  ({ page }: Run) =>
    (page.categories[id]?.score ?? NaN) * 100;

type Traffic = { items: { resourceType: string; transferSize: number }[] };

/** Over the wire, headers included, until the page is at rest. 1 kB is 1000 bytes. */
const kB =
  (type: string) =>
  ({ page }: Run) => {
    const traffic = page.audits['resource-summary']?.details as unknown as Traffic | undefined;
    return (traffic?.items.find(({ resourceType }) => resourceType === type)?.transferSize ?? NaN) / 1000;
  };

const LCP = 'largest-contentful-paint';

const columns: [heading: string, read: (run: Run) => number, digits: number][] = [
  ['FCP, ms', ({ page }) => metric(page, 'first-contentful-paint'), 0],
  ['LCP, ms', ({ page }) => metric(page, LCP), 0],
  // Run by run, so that a slow moment of the machine slows both sides.
  ['LCP to limit', ({ page, limit }) => metric(page, LCP) / metric(limit, LCP), 2],
  ['TBT, ms', ({ page }) => metric(page, 'total-blocking-time'), 0],
  ['CLS', ({ page }) => metric(page, 'cumulative-layout-shift'), 3],
  ['performance', score('performance'), 0],
  ['accessibility', score('accessibility'), 0],
  ['best practices', score('best-practices'), 0],
  ['SEO', score('seo'), 0],
  ['HTML, kB', kB('document'), 1],
  ['script, kB', kB('script'), 1],
  ['fonts, kB', kB('font'), 1],
  ['total, kB', kB('total'), 1],
];

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** A Markdown table of medians: one row for each path. */
export function report(measured: Record<string, readonly Run[]>) {
  const rows = Object.entries(measured).map(([path, runs]) => [
    `\`${path}\``,
    ...columns.map(([, read, digits]) => median(runs.map(read)).toFixed(digits)),
  ]);
  const head = ['page', ...columns.map(([heading]) => heading)];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
