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
