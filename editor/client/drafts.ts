/** What is typed and not yet on the disk is kept in the browser, for each window by itself. */
import type { Draft } from './session.ts';

const PREFIX = 'editor-draft-';
const mine = PREFIX + crypto.randomUUID();

/** The window says that it is open by holding a lock, which the browser releases however the window ends. */
void navigator.locks.request(mine, () => new Promise(() => {}));

let kept: string | undefined;

/** Says whether the browser has kept it: it may be full, or keep nothing at all. Writing takes time, and is done once. */
export function keepDraft(draft: Draft | undefined) {
  const text = draft && JSON.stringify(draft);
  if (text === kept) return true;
  try {
    if (text) localStorage.setItem(mine, text);
    else localStorage.removeItem(mine);
    kept = text;
    return true;
  } catch {
    return text === undefined;
  }
}

function read(key: string): Draft[] {
  try {
    const draft = JSON.parse(localStorage.getItem(key)!) as Draft;
    // An earlier editor kept them otherwise.
    return 'base' in draft ? [draft] : [];
  } catch {
    return [];
  }
}

/** Drafts of windows that are not open any more. `adopt` takes them over before they are forgotten there. */
export async function adoptDrafts(adopt: (draft: Draft) => void) {
  const { held = [] } = await navigator.locks.query();
  const open = held.map(({ name }) => name);
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !open.includes(key));
  } catch {
    return;
  }
  for (const key of keys) {
    for (const draft of read(key)) adopt(draft);
    localStorage.removeItem(key);
  }
}
