/** The keys in local storage of the chosen mode, and of the scheme that it resolves to. */
export const MODE_KEY = 'theme-mode';
export const SCHEME_KEY = 'theme-color-scheme';

function setThemeColor(scheme: string, followsDevice: boolean) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = (meta.dataset.scheme ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light');
    const chosen = own === scheme ? 'all' : 'not all';
    meta.setAttribute('media', followsDevice ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Marks the root with the chosen colour scheme, else with the device's. */
export function markColorScheme() {
  let mode = 'system';
  try {
    const stored = localStorage.getItem(MODE_KEY);
    if (stored === 'light' || stored === 'dark') mode = stored;
  } catch {
    // Storage is blocked: follow the device.
  }
  const scheme = mode === 'system' ? (prefersDark().matches ? 'dark' : 'light') : mode;
  document.documentElement.dataset.colorScheme = scheme;
  return { mode, scheme };
}

/** Applies the scheme to browser and storage, now and after each change. Returns the function that applies it. */
export function followColorScheme() {
  function apply() {
    const { mode, scheme } = markColorScheme();
    setThemeColor(scheme, mode === 'system');
    try {
      if (localStorage.getItem(MODE_KEY) !== mode) localStorage.setItem(MODE_KEY, mode);
      if (localStorage.getItem(SCHEME_KEY) !== scheme) localStorage.setItem(SCHEME_KEY, scheme);
    } catch {
      // Storage is blocked: keep nothing.
    }
  }

  apply();
  // Safari before 14 has no such listener, and keeps the first scheme.
  prefersDark().addEventListener?.('change', apply);
  // Ignore the scheme, which follows from the mode, or two tabs on different screens would overwrite each other for ever.
  addEventListener('storage', ({ key }) => {
    if (key !== SCHEME_KEY) apply();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && apply());
  return apply;
}
