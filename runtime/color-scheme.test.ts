import { followColorScheme, MODE_KEY, SCHEME_KEY } from './color-scheme';

const device = Object.assign(new EventTarget(), { matches: false });
let listen: jest.SpiedFunction<typeof addEventListener>;

function setDevice(isDark: boolean) {
  device.matches = isDark;
  device.dispatchEvent(new Event('change'));
}

/** Another tab writes; this one hears of it. */
function setInOtherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const shown = () => document.documentElement.dataset.colorScheme;
const stored = () => [localStorage.getItem(MODE_KEY), localStorage.getItem(SCHEME_KEY)];

beforeEach(() => {
  listen = jest.spyOn(window, 'addEventListener');
  window.matchMedia = () => device as unknown as MediaQueryList;
  device.matches = false;
  localStorage.clear();
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

it('uses the keys that the privacy page names', () => {
  expect([MODE_KEY, SCHEME_KEY]).toEqual(['theme-mode', 'theme-color-scheme']);
});

it.each([
  [false, 'light'],
  [true, 'dark'],
])('follows the device on the first visit (dark: %s) and writes both keys', (isDark, scheme) => {
  device.matches = isDark;
  followColorScheme();
  expect(shown()).toBe(scheme);
  expect(stored()).toEqual(['system', scheme]);
});

it('follows the device live', () => {
  followColorScheme();
  setDevice(true);
  expect(shown()).toBe('dark');
  expect(stored()).toEqual(['system', 'dark']);
});

it.each(['light', 'dark'])('keeps to a chosen mode, %s', (mode) => {
  localStorage.setItem(MODE_KEY, mode);
  followColorScheme();
  setDevice(mode === 'light');
  expect(shown()).toBe(mode);
  expect(stored()).toEqual([mode, mode]);
});

it.each(['', 'auto', 'DARK', '{"mode":"dark"}', 'null'])('counts %j in storage as system', (rubbish) => {
  localStorage.setItem(MODE_KEY, rubbish);
  localStorage.setItem(SCHEME_KEY, rubbish);
  device.matches = true;
  followColorScheme();
  expect(shown()).toBe('dark');
  expect(stored()).toEqual(['system', 'dark']);
});

it('follows another tab', () => {
  followColorScheme();
  setInOtherTab(MODE_KEY, 'dark');
  expect(shown()).toBe('dark');
  expect(stored()).toEqual(['dark', 'dark']);
});

it("leaves another tab's scheme alone, which would answer in turn", () => {
  followColorScheme();
  setInOtherTab(SCHEME_KEY, 'dark');
  expect(shown()).toBe('light');
  expect(stored()).toEqual(['system', 'dark']);
});

it('goes back to system when another tab empties the storage', () => {
  localStorage.setItem(MODE_KEY, 'dark');
  followColorScheme();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('light');
  expect(stored()).toEqual(['system', 'light']);
});

it('lets the device decide when storage throws', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  device.matches = true;
  followColorScheme();
  expect(shown()).toBe('dark');
  setDevice(false);
  expect(shown()).toBe('light');
});

it('gives the browser the colour of the chosen scheme', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
  localStorage.setItem(MODE_KEY, 'dark');
  followColorScheme();
  expect(media()).toEqual(['not all', 'all']);
  setInOtherTab(MODE_KEY, 'system');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('is right at once when the page comes out of the back/forward cache', () => {
  followColorScheme();
  localStorage.setItem(MODE_KEY, 'dark');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toBe('dark');
});
