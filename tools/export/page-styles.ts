import postcss, { type AtRule, type ChildNode } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { elements } from './elements.ts';

/** Where a page needs more than its own rules at once. Some phones say that they can hover, and have no mouse. */
export const BEYOND_A_PHONE =
  '(min-width:600px),(hover:hover) and (pointer:fine),print,(forced-colors:active)';

const isBeyondAPhone = ({ params }: AtRule) =>
  ['(hover:hover)', 'print', '(forced-colors:active)'].includes(params) ||
  Number(/^\(min-width:(\d+)px\)$/.exec(params)?.[1]) >= 600;

/** What only scripts bring: the change of a filter, a page that a dialog keeps still, the notice. */
const BY_SCRIPT = /::view-transition|\[style|\[data-notice/;

/**
 * What holds wherever it is said, and is said in every page. (Chromium 119 crashes on a page whose style sheet is
 * still in memory from the page before and has `@starting-style` in it.)
 */
const isSaidInPages = (node: ChildNode) =>
  node.type === 'atrule' && ['font-face', 'property', 'starting-style'].includes(node.name);

function remove(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && !parent.nodes?.length) remove(parent as AtRule);
}

/**
 * Parts a style sheet, so that a page carries only the rules that its own markup needs on a phone. All rules
 * from the first on that not every page has are in a file, which scripts need: they draw what no page has. It comes
 * after the page's own rules, so that what wins still wins.
 */
export function pageStyles(sheet: string) {
  const root = postcss.parse(sheet);
  const inFile = root.nodes.filter((node) => !isSaidInPages(node));
  const start = inFile.findIndex(
    (node) =>
      /\.[a-z]/i.test(node.toString()) ||
      BY_SCRIPT.test(node.toString()) ||
      (node.type === 'atrule' && isBeyondAPhone(node)),
  );

  /** The style sheet for this page, which has its final classes. */
  function forPage(html: string): string {
    const classes = new Set(elements(html).flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []));
    const own = root.clone();

    function mayMatch(node: Node): boolean {
      if (node.type === 'class') return classes.has(node.value);
      if (!('nodes' in node) || node.value === ':not') return true;
      const isChoice = node.type === 'pseudo' && node.nodes.length > 0;
      return isChoice ? node.nodes.some(mayMatch) : node.nodes.every(mayMatch);
    }
    const withoutOthers = selectorParser((selectors) =>
      selectors.each(
        (selector) =>
          void ((mayMatch(selector) && !BY_SCRIPT.test(selector.toString())) || selector.remove()),
      ),
    );

    own.walkAtRules('media', (rule) => void (isBeyondAPhone(rule) && remove(rule)));
    own.walkRules((rule) => {
      if (/keyframes|starting-style/.test((rule.parent as AtRule).name)) return;
      rule.selector = withoutOthers.processSync(rule.selector);
      if (!rule.selector) remove(rule);
    });
    const animations: string[] = [];
    own.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[ ,]/)));
    own.walkAtRules('keyframes', (rule) => void (animations.includes(rule.params) || rule.remove()));
    return own.toString();
  }

  return { file: inFile.slice(start).join(''), forPage };
}
