import postcss, { type ChildNode } from 'postcss';
import config from '../../tailwind.config.ts';

const { sm, tablet } = config.theme.screens;

/** The windows that need the wide part. */
export const WIDE = `(min-width:${tablet})`;

/** The least width of the windows that the rules in `node` are for: pixels. */
const widthOf = (node: ChildNode) =>
  node.type === 'atrule' ? Number(/^\(min-width:(\d+)px\)$/.exec(node.params)?.[1] ?? 0) : 0;

/** What holds wherever it is said. */
const isDefinition = (node: ChildNode) =>
  node.type === 'atrule' && ['font-face', 'keyframes', 'property'].includes(node.name);

/**
 * Parts a style sheet of Tailwind's: what every page carries, and what only tablets and desktops need, which
 * fetch it. Such rules come near its end, from the narrowest window to the widest. Those that follow come again
 * in the wide part, so that what wins still wins. Throws if the sheet is not made like that.
 */
export function partWide(sheet: string): { narrow: string; wide: string } {
  const { nodes } = postcss.parse(sheet);
  const start = nodes.findIndex((node) => widthOf(node) === parseInt(sm));
  const isWide = (node: ChildNode, index: number) => index > start && widthOf(node) >= parseInt(tablet);
  const first = nodes.findIndex(isWide);
  if (start < 0 || first < 0)
    throw new Error(`Expected rules for ${sm} and then ${tablet}. Adapt tools/export/wide-styles.ts.`);
  return {
    narrow: nodes.filter((node, index) => !isWide(node, index)).join(''),
    wide: nodes.filter((node, index) => index >= first && !isDefinition(node)).join(''),
  };
}
