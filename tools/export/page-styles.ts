import postcss, { type AtRule, type ChildNode } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { elements } from './elements.ts';

/** Where a page needs more than its own rules before any script: a wide window, a mouse, paper, forced colours. */
export const BEYOND_A_PHONE = '(min-width:600px),(hover:hover),print,(forced-colors:active)';

const isBeyondAPhone = ({ params }: AtRule) =>
  params.startsWith('(min-width:') || BEYOND_A_PHONE.split(',').includes(params);

/**
 * What holds wherever it is said, and is said in every page. (Chromium 119 loses a page whose style sheet it
 * remembers from the page before if `@starting-style` is in it.)
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
 * from the first one with a class on are in a file, which is fetched where they are needed at once, or else when
 * the scripts run: they draw what no page has. It comes last, so that what wins still wins.
 */
export function pageStyles(sheet: string) {
  const root = postcss.parse(sheet);
  const start = root.nodes.findIndex((node) => node.type === 'rule' && node.selector.includes('.'));
  const file = root.nodes.slice(start).filter((node) => !isSaidInPages(node));

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
      selectors.each((selector) => void (mayMatch(selector) || selector.remove())),
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

  return { file: file.join(''), forPage };
}
