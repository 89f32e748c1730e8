import { followColorScheme, MODE_KEY, SCHEME_KEY } from './color-scheme';

const device = Object.assign(new EventTarget(), { matches: false });
let listen: jest.SpiedFunction<typeof addEventListener>;

function setDevice(isDark: boolean) {
  device.matches = isDark;
  device.dispatchEvent(new Event('change'));
}

/** Another tab writes, or empties the storage; this one hears of it. */
function hear(key: string | null, value = '') {
  if (key) localStorage.setItem(key, value);
  else localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Judged by what is shown and what is stored. */
function expectScheme(mode: string, scheme: string) {
  expect(document.documentElement.dataset.colorScheme).toBe(scheme);
  expect({ ...localStorage }).toEqual({ 'theme-mode': mode, 'theme-color-scheme': scheme });
}

beforeEach(() => {
  listen = jest.spyOn(window, 'addEventListener');
  window.matchMedia = () => device as unknown as MediaQueryList;
  device.matches = false;
  localStorage.clear();
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
});

it('follows the device from the first visit on, live', () => {
  followColorScheme();
  expectScheme('system', 'light');
  setDevice(true);
  expectScheme('system', 'dark');
});

it.each(['light', 'dark'])('keeps to a chosen mode, %s', (mode) => {
  localStorage.setItem(MODE_KEY, mode);
  followColorScheme();
  setDevice(mode === 'light');
  expectScheme(mode, mode);
});

it.each(['', 'auto', 'DARK', '{"mode":"dark"}', 'null'])('counts %j in storage as system', (rubbish) => {
  localStorage.setItem(MODE_KEY, rubbish);
  device.matches = true;
  followColorScheme();
  expectScheme('system', 'dark');
});

it("follows another tab, but not that tab's scheme, which would answer in turn", () => {
  followColorScheme();
  hear(MODE_KEY, 'dark');
  expectScheme('dark', 'dark');
  hear(null);
  expectScheme('system', 'light');
  hear(SCHEME_KEY, 'dark');
  expect(document.documentElement.dataset.colorScheme).toBe('light');
  expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
});
