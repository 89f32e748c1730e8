import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** Without the marks that YAML may put around a text, and without the dots of a tree. */
const tidy = (line: string) =>
  line
    .replace(/["'\\]/g, '')
    .replace(/^\s*- |:$/g, '')
    .replace(/^(text|paragraph|listitem|term|definition): /, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim();

/** Not read: where a link leads, what a field shows while it is empty, and that a text is an entry. */
const isRead = (line: string) => !/^(\/\w+:.*|listitem|paragraph)?$/.test(line);

const linesOf = (text: string) => text.split('\n').map(tidy).filter(isRead);

/** What a screen reader finds in `part`, in reading order, is `expected`, a line for each thing, of which blank lines do not count. */
export const expectHeard = (part: Locator, expected: string) =>
  expect.poll(async () => linesOf(await part.ariaSnapshot())).toEqual(linesOf(expected));

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
