/** What others do to the page: each is run in the browser, where it can see nothing of this file. */
import type { Page } from 'playwright/test';
import { typed } from './enquiry.ts';

type World = {
  act: (values: typeof typed) => void;
  isFirst?: boolean;
};

/** Puts every text, of options too, into an element of its own, with other words: here with a mark before. */
function translate() {
  const takePlace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const font = document.createElement('font');
      font.append(`త ${text.data}`);
      text.replaceWith(font);
    }
  };
  takePlace(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      addedNodes.forEach((node) => node.isConnected && takePlace(node.parentNode!));
  }).observe(document.body, { childList: true, subtree: true });
}

/** Fills in what it knows, with an icon beside each field and a frame at the start of the page. */
function managePasswords(values: typeof typed) {
  document.body.prepend(document.createElement('password-frame'));
  for (const input of document.querySelectorAll('input')) {
    input.setAttribute('data-managed', '');
    input.before(document.createElement('password-icon'));
    input.after(document.createElement('password-icon'));
  }
  for (const name of ['fullName', 'email'] as const) {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!input) continue;
    input.value = values[name];
    for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** Opens no windows, and keeps nothing. */
function beInApp() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  Object.defineProperty(window, 'open', { value: undefined });
}

export const worlds: Record<string, World> = {
  'a translator': { act: translate },
  'a password manager': { act: managePasswords },
  'an in-app browser': { act: beInApp, isFirst: true },
};

/** Has every page opened from now on meet this world before it answers. */
export async function enter(page: Page, { act, isFirst }: World) {
  const when = isFirst ? '' : `addEventListener('DOMContentLoaded', () => `;
  await page.addInitScript(`${when}(${String(act)})(${JSON.stringify(typed)})${isFirst ? '' : ')'}`);
}
