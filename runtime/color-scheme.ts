/**
 * The colour scheme: light or dark, as the device has it. No control of the site chooses a mode; one that is stored by its
 * key, `theme-mode`, counts all the same.
 */
import { KEYS, read, write } from './storage';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Marks the root with the chosen colour scheme, else with the device's. */
export function markColorScheme() {
  const stored = read('localStorage', KEYS.mode);
  const mode = stored === 'light' || stored === 'dark' ? stored : 'system';
  const scheme = mode === 'system' ? (prefersDark().matches ? 'dark' : 'light') : mode;
  document.documentElement.dataset.colorScheme = scheme;
  return { mode, scheme };
}

/** Marks the root and writes both keys, now and after each change. Returns the function that does so. */
export function followColorScheme() {
  function apply() {
    const { mode, scheme } = markColorScheme();
    write('localStorage', KEYS.mode, mode);
    write('localStorage', KEYS.scheme, scheme);
  }

  apply();
  // Safari before 14 has no such listener, and keeps the first scheme.
  prefersDark().addEventListener?.('change', apply);
  // Not after the scheme, which follows from the mode: two tabs on different screens would overwrite each other for ever.
  addEventListener('storage', ({ key }) => key !== KEYS.scheme && apply());
  return apply;
}
