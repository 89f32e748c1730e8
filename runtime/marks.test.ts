import { keepMarks, markRoot } from './marks';

const root = document.documentElement;

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});
afterEach(() => Object.defineProperty(document, 'referrer', { value: '', configurable: true }));

test('marks the page before it is painted', () => {
  markRoot();
  expect({ ...root.dataset }).toEqual({ script: '', colorScheme: 'dark' });
});

test.each([
  ['navigate', '', ''],
  ['navigate', '#process', undefined],
  ['reload', '', undefined],
  ['back_forward', '', undefined],
])(
  'has Chromium alone lay out the first screen first, unless the browser is to scroll to a place: %s%s',
  (type, hash, arriving) => {
    location.hash = hash;
    Object.defineProperty(navigator, 'userAgentData', { value: {}, configurable: true });
    performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
    markRoot();
    expect(root.dataset.arriving).toBe(arriving);
    Reflect.deleteProperty(navigator, 'userAgentData');
    location.hash = '';
  },
);

test('says that the visitor comes from another page of the site', () => {
  Object.defineProperty(document, 'referrer', { value: `${location.origin}/about/`, configurable: true });
  markRoot();
  expect(root).toHaveAttribute('data-within-site');
});

test('the marks come back at once, without another entrance, when the framework draws the page anew', async () => {
  markRoot();
  keepMarks();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  await Promise.resolve();
  expect({ ...root.dataset }).toEqual({ script: '', withinSite: '', colorScheme: 'dark' });
});
