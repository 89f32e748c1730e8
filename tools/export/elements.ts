import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

type Range = readonly [start: number, end: number];

export type PageElement = {
  name: string;
  attributes: Record<string, string>;
  /** The text right inside: of a script or a style sheet, what a browser hashes. */
  text: string;
  /** Offsets in the HTML, end tag included. Undefined where the parser supplied the element itself. */
  range: Range | undefined;
};

const rangeOf = (place?: { startOffset: number; endOffset: number } | null): Range | undefined =>
  place ? [place.startOffset, place.endOffset] : undefined;

/** Every element of a page, in document order, what `<noscript>` holds included. */
export function elements(html: string): PageElement[] {
  const found: PageElement[] = [];
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text,
        range: rangeOf(node.sourceCodeLocation),
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return found;
}

/** The HTML without these elements, which are in document order. */
export const without = (html: string, removed: readonly PageElement[]) =>
  removed.reduceRight(
    (rest, { range }) => (range ? rest.slice(0, range[0]) + rest.slice(range[1]) : rest),
    html,
  );
