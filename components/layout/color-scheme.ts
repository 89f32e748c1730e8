/** Where local storage keeps the choice: the mode, and the scheme that it resolves to. */
export const MODE_KEY = 'theme-mode';
export const SCHEME_KEY = 'theme-color-scheme';

/**
 * Decides the colour scheme before the first paint and keeps it right afterwards: `system` follows
 * the device live, other tabs follow a change of mode through the `storage` event, and anything else
 * in storage counts as `system`. Storage that throws is survived. Marks the document as having script.
 *
 * Runs as an inline script, so it must not use anything from outside itself.
 */
export function followColorScheme(modeKey: string, schemeKey: string) {
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    let mode = 'system';
    try {
      const stored = localStorage.getItem(modeKey);
      if (stored === 'light' || stored === 'dark') mode = stored;
    } catch {
      // Blocked storage: the device decides.
    }
    const scheme = mode === 'system' ? (prefersDark.matches ? 'dark' : 'light') : mode;
    root.dataset.colorScheme = scheme;
    try {
      if (localStorage.getItem(modeKey) !== mode) localStorage.setItem(modeKey, mode);
      if (localStorage.getItem(schemeKey) !== scheme) localStorage.setItem(schemeKey, scheme);
    } catch {
      // Nothing is kept, nothing is lost.
    }
  }

  root.dataset.script = '';
  apply();
  prefersDark.addEventListener('change', apply);
  // The scheme follows from the mode. Two tabs that see different devices would answer each other for ever.
  addEventListener('storage', ({ key }) => {
    if (key !== schemeKey) apply();
  });
}
