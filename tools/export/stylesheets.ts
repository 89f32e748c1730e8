import type { PageElement } from './elements.ts';

/** The style sheets that the framework has put into a page of these elements. */
export const stylesheetsOf = (page: readonly PageElement[]) =>
  page.flatMap(({ name, attributes, text }) => (name === 'style' && attributes['data-href'] ? [text] : []));

/**
 * The framework's data without the style sheets that are in every page: it brings each of them along
 * once or twice more, and React takes the one that is there, by its `data-href`. A long text is a row
 * of `T`, its length in bytes as a hexadecimal number, a comma and the text.
 */
export function withoutStylesheets(flight: string, sheets: readonly string[]): string {
  return sheets.reduce(
    (rest, sheet) => rest.replaceAll(`T${Buffer.byteLength(sheet).toString(16)},${sheet}`, 'T4,/**/'),
    flight,
  );
}
