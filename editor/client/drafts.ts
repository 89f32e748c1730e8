/** Drafts: what is typed and not yet on the disk, in the storage of the browser, one of each window. */
import type { Draft } from './session.ts';

const PREFIX = 'editor-draft-';
const mine = PREFIX + crypto.randomUUID();

/** Held while the window is open. The browser releases it however the window ends. */
navigator.locks.request(mine, () => new Promise(() => {})).catch(() => {});

/** Returns whether the browser has stored the draft. Its storage may be full or switched off. */
export function saveDraft(draft: Draft | undefined) {
  try {
    // Where there is no room for this draft, the next window must not find an older one.
    localStorage.removeItem(mine);
    if (draft) localStorage.setItem(mine, JSON.stringify(draft));
    return true;
  } catch {
    return draft === undefined;
  }
}

/** Undefined for the draft of an earlier editor, which has other fields. */
function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key)!) as Draft;
    return 'reverted' in draft ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Passes on the drafts of windows that are closed, and removes each for which `restore` returns true. */
export async function restoreDrafts(restore: (draft: Draft) => boolean) {
  let keys: string[] = [];
  try {
    const { held = [] } = await navigator.locks.query();
    const open = held.map(({ name }) => name);
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !open.includes(key));
  } catch {
    return;
  }
  for (const key of keys) {
    const draft = read(key);
    if (draft && restore(draft)) localStorage.removeItem(key);
  }
}
