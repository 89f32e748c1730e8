import { followColorScheme } from './color-scheme';
import { KEYS } from './storage';

const device = Object.assign(new EventTarget(), { matches: false });

function setDevice(isDark: boolean) {
  device.matches = isDark;
  device.dispatchEvent(new Event('change'));
}

/** Another tab has written, or emptied the storage. */
const hear = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

/** Judged by what is shown and what is stored. */
function expectScheme(mode: string, scheme: string) {
  expect(document.documentElement.dataset.colorScheme).toBe(scheme);
  expect({ ...localStorage }).toEqual({ 'theme-mode': mode, 'theme-color-scheme': scheme });
}

beforeEach(() => {
  window.matchMedia = () => device as unknown as MediaQueryList;
  device.matches = false;
  localStorage.clear();
});

it('stores what it follows from the first visit on', () => {
  followColorScheme();
  expectScheme('system', 'light');
  setDevice(true);
  expectScheme('system', 'dark');
});

it.each([
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ...['', 'auto', 'DARK', '{"mode":"dark"}', 'null'].map((rubbish) => [rubbish, 'system', 'dark']),
])('where %j is stored the mode is %s, and on a dark device the scheme is %s', (stored, mode, scheme) => {
  localStorage.setItem(KEYS.mode, stored);
  device.matches = true;
  followColorScheme();
  expectScheme(mode, scheme);
});

it("follows another tab, but not that tab's scheme, which would answer in turn", () => {
  followColorScheme();
  localStorage.setItem(KEYS.mode, 'dark');
  hear(KEYS.mode);
  expectScheme('dark', 'dark');
  localStorage.clear();
  hear(null);
  expectScheme('system', 'light');
  localStorage.setItem(KEYS.scheme, 'dark');
  hear(KEYS.scheme);
  expect(localStorage.getItem(KEYS.scheme)).toBe('dark');
});
