/** Where local storage keeps the choice: the mode, and the scheme that it resolves to. */
export const MODE_KEY = 'theme-mode';
export const SCHEME_KEY = 'theme-color-scheme';

function showInBrowser(scheme: string, followsDevice: boolean) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = (meta.dataset.scheme ??= /dark/.exec(meta.getAttribute('media') ?? '')?.[0] ?? 'light');
    const chosen = own === scheme ? 'all' : 'not all';
    meta.setAttribute('media', followsDevice ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Puts on the root the colour scheme that was chosen, else the device's. */
export function markColorScheme() {
  let mode = 'system';
  try {
    const stored = localStorage.getItem(MODE_KEY);
    if (stored === 'light' || stored === 'dark') mode = stored;
  } catch {
    // Blocked storage: the device decides.
  }
  const scheme = mode === 'system' ? (prefersDark().matches ? 'dark' : 'light') : mode;
  document.documentElement.dataset.colorScheme = scheme;
  return { mode, scheme };
}

/** Tells the browser and the storage, now and when device, other tabs or the cache change it. Returns how, to do it again. */
export function followColorScheme() {
  function apply() {
    const { mode, scheme } = markColorScheme();
    showInBrowser(scheme, mode === 'system');
    try {
      if (localStorage.getItem(MODE_KEY) !== mode) localStorage.setItem(MODE_KEY, mode);
      if (localStorage.getItem(SCHEME_KEY) !== scheme) localStorage.setItem(SCHEME_KEY, scheme);
    } catch {
      // Nothing is kept, nothing is lost.
    }
  }

  apply();
  // Safari before 14 knows the event by another way only, and keeps what it began with.
  prefersDark().addEventListener?.('change', apply);
  // The scheme follows from the mode. Two tabs that see different devices would answer each other for ever.
  addEventListener('storage', ({ key }) => {
    if (key !== SCHEME_KEY) apply();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && apply());
  return apply;
}
