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

/**
 * The pages whose style sheets are not those of the page for unknown addresses, one sentence each. Empty is good.
 * After a click on a link the policy of the page one came from still applies, and it refuses a style sheet that it
 * lacks. `sheets` holds the style sheets of each page by its file.
 */
export const unsharedStylesheets = (sheets: ReadonlyMap<string, readonly string[]>) =>
  [...sheets.keys()]
    .filter((file) => sheets.get(file)!.join() !== sheets.get('404.html')?.join())
    .map(
      (file) =>
        `${file}: other pages lack a style sheet of this page, so after a click on a link it would be missing here. ` +
        "Use Tailwind's classes instead of the .css file that the page imports, or import it in app/layout.tsx.",
    );
