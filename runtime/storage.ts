/** All that the site keeps in a visitor's browser. `npm run content` sees to it that the privacy page names each. */
export const KEYS = {
  /** In local storage: `system`, `light` or `dark`. */
  mode: 'theme-mode',
  /** In local storage: what the mode comes to, `light` or `dark`. */
  scheme: 'theme-color-scheme',
  /** In session storage: what was typed into the enquiry form. */
  draft: 'enquiry-draft',
  /** In session storage: the name of the advertisement that brought the visitor. */
  campaign: 'campaign',
} as const;

type Kind = 'localStorage' | 'sessionStorage';

/** What is stored; null where nothing is, or where the browser blocks storage, as in-app browsers do. */
export function read(kind: Kind, key: string) {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores nothing where storage is blocked or full. */
export function write(kind: Kind, key: string, value: string) {
  try {
    window[kind].setItem(key, value);
  } catch {
    // The page goes on without.
  }
}
