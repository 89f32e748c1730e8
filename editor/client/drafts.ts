/** What is typed and not yet on the disk is kept in the browser, for each window by itself. */
import type { Name } from './content.ts';

type Draft = { name: Name; base: unknown; content: unknown };

const PREFIX = 'editor-draft-';
const mine = PREFIX + crypto.randomUUID();

/** The window says that it is open by holding a lock, which the browser releases however the window ends. */
void navigator.locks.request(mine, () => new Promise(() => {}));

export function keepDrafts(drafts: Draft[]) {
  if (drafts.length > 0) localStorage.setItem(mine, JSON.stringify(drafts));
  else localStorage.removeItem(mine);
}

/** Drafts of windows that are not open any more. */
export async function adoptDrafts() {
  const { held = [] } = await navigator.locks.query();
  const open = held.map(({ name }) => name);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !open.includes(key));
  const drafts = keys.flatMap((key) => JSON.parse(localStorage.getItem(key)!) as Draft[]);
  for (const key of keys) localStorage.removeItem(key);
  return drafts;
}
