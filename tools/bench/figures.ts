import type { PageName } from './options.ts';

/** Named measurements of one page in one run: milliseconds, bytes, counts, scores. */
export type Figures = Record<string, number>;

/** What was measured of one page, one entry a run. `twin` is the same page without scripts and web fonts. */
export type Measured = { page: PageName; ours: Figures[]; twin: Figures[] };

/** NaN if there is no value. */
export function median(values: readonly (number | undefined)[]): number {
  const sorted = values.filter((value): value is number => Number.isFinite(value)).sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** The median of run against run: both were measured close in time, so a slow machine slows both. */
export function pairedRatio(a: readonly Figures[], b: readonly Figures[], name: string): number {
  return median(a.map((figures, run) => figures[name]! / b[run]![name]!));
}

/** A Markdown table. The first column is aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => row[i]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
