/** What is typed and not yet on the disk, in the storage of the browser, for each window by itself. */
import type { Unsaved } from './session.ts';

const PREFIX = 'editor-draft-';
const mine = PREFIX + crypto.randomUUID();

/** Held while the window is open. The browser releases it however the window ends. */
navigator.locks.request(mine, () => new Promise(() => {})).catch(() => {});

/** Returns whether the browser has stored it. Its storage may be full or switched off. */
export function storeUnsaved(unsaved: Unsaved | undefined) {
  try {
    // Where there is no room for it, the next window must not find what was there before.
    localStorage.removeItem(mine);
    if (unsaved) localStorage.setItem(mine, JSON.stringify(unsaved));
    return true;
  } catch {
    return unsaved === undefined;
  }
}

/** Undefined for what an earlier editor has stored, which has other fields. */
function read(key: string): Unsaved | undefined {
  try {
    const unsaved = JSON.parse(localStorage.getItem(key)!) as Unsaved;
    return 'reverted' in unsaved ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

/** Passes on what windows have left that are closed. What `restore` returns of it stays for a later one. */
export async function restoreStored(restore: (unsaved: Unsaved) => Unsaved | undefined) {
  let keys: string[] = [];
  try {
    const { held = [] } = await navigator.locks.query();
    const open = held.map(({ name }) => name);
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !open.includes(key));
  } catch {
    return;
  }
  for (const key of keys) {
    const unsaved = read(key);
    const rest = unsaved && restore(unsaved);
    if (rest) localStorage.setItem(key, JSON.stringify(rest));
    else if (unsaved) localStorage.removeItem(key);
  }
}
