import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

type Value = { value?: string | number | boolean };

/** A node of the browser's accessibility tree, as far as it is read below. */
type AxNode = {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  backendDOMNodeId?: number;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
};

type DomNode = { backendNodeId: number; attributes?: string[]; children?: DomNode[] };

/** A part of the page that a screen reader knows of, and what it says of it after its name. */
type Part = { role: string; name: string; details: string; parts: Part[] };

/** Said before what is in them. */
const PLACES = ['banner', 'main', 'navigation', 'region', 'group', 'dialog'];

/** Said at once, with all that is in them. */
const STOPS = ['heading', 'link', 'button', 'textbox', 'combobox'];

const tidy = (text: string) => text.replace(/\s+/g, ' ').replaceAll(' :', ':').trim();

const textOf = (value?: Value) => tidy(String(value?.value ?? ''));

const join = (words: string[], separator: string) => words.filter(Boolean).join(separator);

/** Role, states, value and description. */
function detailsOf({ properties = [], ...node }: AxNode, current = '') {
  const states = properties.map(({ name, value }) => `${name} ${textOf(value)}`);
  const say = (state: string, words: string) => (states.includes(state) ? words : '');
  const level = states.find((state) => state.startsWith('level '))?.replace('level', '') ?? '';
  const role = textOf(node.role);
  return join(
    [
      role === 'heading' ? role + level : role,
      say('pressed true', 'pressed'),
      say('pressed false', 'not pressed'),
      say('expanded true', 'expanded'),
      say('expanded false', 'collapsed'),
      say('hasPopup dialog', 'opens a dialog'),
      say('required true', 'required'),
      say('invalid true', 'invalid'),
      current && `current ${current}`,
      textOf(node.value),
      textOf(node.description),
    ],
    ', ',
  );
}

/** By node, because Chromium's protocol leaves `aria-current` out of the tree. */
function currentIn({ backendNodeId, attributes = [], children = [] }: DomNode): [number, string][] {
  const at = attributes.indexOf('aria-current');
  const own: [number, string][] = at < 0 ? [] : [[backendNodeId, attributes[at + 1]!]];
  return [...own, ...children.flatMap(currentIn)];
}

/** The browser's own accessibility tree in the element of `selector`, if there is one. */
async function treeOf(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  const { nodes }: { nodes: AxNode[] } = await cdp.send('Accessibility.getFullAXTree');
  const { root } = await cdp.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const id = nodeId && (await cdp.send('DOM.describeNode', { nodeId })).node.backendNodeId;
  await cdp.detach();

  const current = new Map(currentIn(root));
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const partsOf = ({ childIds = [] }: AxNode): Part[] =>
    childIds
      .flatMap((childId) => byId.get(childId) ?? [])
      .flatMap((child) => (child.ignored ? partsOf(child) : partOf(child)));
  const partOf = (node: AxNode): Part => ({
    role: textOf(node.role),
    name: textOf(node.name),
    details: detailsOf(node, current.get(node.backendDOMNodeId ?? 0)),
    parts: partsOf(node),
  });
  const scope = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id);
  return scope && partOf(scope);
}

/** Texts beside each other, as of words in two languages, are one. */
const joinTexts = (parts: Part[]) =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    const isMore = last?.role === 'StaticText' && part.role === 'StaticText';
    return isMore
      ? [...all.slice(0, -1), { ...part, name: join([last.name, part.name], ' ') }]
      : [...all, part];
  }, []);

const stopsIn = ({ parts }: Part): Part[] =>
  parts.flatMap((part) => (STOPS.includes(part.role) ? [part] : stopsIn(part)));

/** A line for each stop of the reading cursor. */
function linesOf(part: Part): string[] {
  const { role, name, details, parts } = part;
  if (role === 'StaticText') return [name];
  if (STOPS.includes(role))
    return [join([name, details, ...stopsIn(part).map((stop) => stop.details)], ', ')];
  const inside = joinTexts(parts).flatMap(linesOf);
  if (PLACES.includes(role)) return [join([name, details], ', '), ...inside];
  if (role === 'list') return [join([name, `list of ${parts.length}`], ', '), ...inside];
  return inside;
}

async function heard(page: Page, selector: string) {
  const part = await treeOf(page, selector);
  return part ? linesOf(part).filter(Boolean) : [];
}

/** What a screen reader finds in the element of `selector`, in reading order, is `expected`, of which blank lines do not count. */
export async function expectHeard(page: Page, selector: string, expected: string) {
  const lines = expected.split('\n').map(tidy).filter(Boolean);
  await expect.poll(() => heard(page, selector), selector).toEqual(lines);
}

/**
 * What a screen reader says by itself from now on, because it changes in a live region: into the list that is returned.
 * While another tab is in front it says nothing, and what changes then is never heard.
 */
export async function listen(page: Page) {
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(tidy(text)));
  await page.addInitScript(() => {
    const { say } = globalThis as unknown as { say: (text: string) => void };
    const isLive = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert]');
      return region && region.getAttribute('aria-live') !== 'off';
    };
    new MutationObserver((changes) => {
      if (document.hidden) return;
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const text = node instanceof HTMLElement ? node.innerText : node.textContent;
          if (isLive(node) && text?.trim()) say(text);
        }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return said;
}

/** Tells the page that another tab is in front, or that it is again: in a test it never hears so by itself. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
