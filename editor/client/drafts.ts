/** What is typed and not yet on the disk is kept in the browser, for each window by itself. */
import type { Draft } from './session.ts';

const PREFIX = 'editor-draft-';
const mine = PREFIX + crypto.randomUUID();

/** The window says that it is open by holding a lock, which the browser releases however the window ends. */
navigator.locks.request(mine, () => new Promise(() => {})).catch(() => {});

let kept: string | undefined;

/** Says whether the browser has kept it: it may be full, or keep nothing at all. Writing takes time, and is done once. */
export function keepDraft(draft: Draft | undefined) {
  const text = draft && JSON.stringify(draft);
  if (text === kept) return true;
  kept = undefined;
  try {
    // An older one would be taken for the newest where this one has no room.
    localStorage.removeItem(mine);
    if (text) localStorage.setItem(mine, text);
    kept = text;
    return true;
  } catch {
    return text === undefined;
  }
}

/** Nothing of an editor of before, which kept them otherwise. */
function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key)!) as Draft;
    return 'back' in draft ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of windows that are not open any more. They are forgotten there once `adopt` says that they are kept here. */
export async function adoptDrafts(adopt: (draft: Draft) => boolean) {
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
    if (draft && adopt(draft)) localStorage.removeItem(key);
  }
}
