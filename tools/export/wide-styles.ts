import postcss, { type ChildNode } from 'postcss';
import config from '../../tailwind.config.ts';

const { sm, tablet } = config.theme.screens;

/** The windows that need the wide part. */
export const WIDE = `(min-width:${tablet})`;

const widthOf = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media'
    ? /^\(min-width:(\d+)px\)$/.exec(node.params)?.[1]
    : undefined;

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
  const start = nodes.findIndex((node) => widthOf(node) === String(parseInt(sm)));
  const isWide = (node: ChildNode, index: number) =>
    index > start && Number(widthOf(node) ?? 0) >= parseInt(tablet);
  const first = nodes.findIndex(isWide);
  if (start < 0 || first < 0)
    throw new Error(
      `Tailwind writes its style sheets differently now: expected rules for ${sm} and then ${tablet}.`,
    );
  return {
    narrow: nodes.filter((node, index) => !isWide(node, index)).join(''),
    wide: nodes
      .slice(first)
      .filter((node) => !isDefinition(node))
      .join(''),
  };
}
