import { loaderTag, startLater, type LoaderData } from './loader.ts';

const data: LoaderData = {
  flight: '/flight.txt',
  scripts: '/a.js /b.js',
  runtime: '/runtime.js',
  bootstrap: '{"runtimeModuleIds":[7]}',
};
const framework = globalThis as { __next_f?: unknown; TURBOPACK?: unknown };
const root = document.documentElement;
const pressed = jest.fn();
let tags: HTMLScriptElement[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve));
const paths = () => tags.map((tag) => tag.getAttribute('src'));

/** Of the tag that was put in last for this address. */
async function answer(event: 'load' | 'error', address: string) {
  tags.findLast((tag) => tag.getAttribute('src') === address)!.dispatchEvent(new Event(event));
  await settle();
}

async function hydrate() {
  for (const address of ['/a.js', '/b.js', '/runtime.js']) await answer('load', address);
  root.dataset.hydrated = '';
  await settle();
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

beforeEach(() => {
  tags = [];
  // Not really put in: this environment would try to load them, and fail.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    tags.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
  document.body.innerHTML =
    '<button id="menu" data-fallback="#details">Menu</button><button id="chip">Chip</button><a href="#here">Link</a>' +
    '<p id="details"></p>';
  delete root.dataset.hydrated;
  root.dataset.script = '';
  delete framework.__next_f;
  delete framework.TURBOPACK;
  location.hash = '';
  pressed.mockReset();
  document.body.onclick = ({ target }) => void pressed((target as HTMLElement).id);
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve('flight') }),
  ) as never;
  startLater(data);
});

// Ends the listeners of the loader under test.
afterEach(() => {
  root.dataset.hydrated = '';
  return settle();
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'starts on %s, and only once',
  async (sign) => {
    expect(paths()).toEqual([]);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await settle();
    expect(paths()).toEqual(['/a.js', '/b.js']);
  },
);

test('starts when idle, three seconds after the load event', async () => {
  jest.useFakeTimers();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(2999);
  expect(paths()).toEqual([]);
  await jest.advanceTimersByTimeAsync(10);
  expect(paths()).toEqual(['/a.js', '/b.js']);
  jest.useRealTimers();
});

test('starts at the load event if a link brought a choice for the form', async () => {
  document.body.innerHTML = '<form></form>';
  location.hash = '#service=analytics';
  dispatchEvent(new Event('load'));
  await settle();
  expect(paths()).toEqual(['/a.js', '/b.js']);
});

test('waits for interest where data is to be saved', async () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual([]);
  press('#chip');
  await jest.advanceTimersByTimeAsync(10);
  expect(paths()).toEqual(['/a.js', '/b.js']);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('runs the runtime last, when the data and all else are there', async () => {
  press('#menu');
  await settle();
  await answer('load', '/a.js');
  expect(paths()).not.toContain('/runtime.js');
  await answer('load', '/b.js');
  expect(paths()).toEqual(['/a.js', '/b.js', '/runtime.js']);
  expect(framework.__next_f).toEqual([[0], [1, 'flight']]);
  expect(framework.TURBOPACK).toEqual([{ runtimeModuleIds: [7] }]);
});

test('keeps presses until the page is hydrated, and gives each back once, in order', async () => {
  press('#chip');
  press('#menu');
  press('#chip');
  expect(pressed).not.toHaveBeenCalled();
  await settle();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['chip'], ['menu']]);
  press('#menu');
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('lets links go their way', async () => {
  press('a');
  await settle();
  expect(location.hash).toBe('#here');
});

test('keeps a submit until the page is hydrated', async () => {
  document.body.innerHTML = '<form><input value="typed"><button type="submit">Send</button></form>';
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.body.onsubmit = submitted;
  press('button');
  press('button');
  expect(submitted).not.toHaveBeenCalled();
  await settle();
  await hydrate();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')!.value).toBe('typed');
});

test('sends a kept form by itself if the runtime cannot be had', async () => {
  document.body.innerHTML = '<form><button type="submit">Send</button></form>';
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  press('button');
  await settle();
  await answer('error', '/a.js');
  expect(submit).not.toHaveBeenCalled();
  await answer('error', '/a.js');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('follows the fallback of a kept button if a script cannot be had, and tries again at the next press', async () => {
  press('#menu');
  await settle();
  await answer('error', '/b.js');
  await answer('error', '/b.js');
  expect(location.hash).toBe('#details');
  expect(document.querySelector('#details')).toHaveAttribute('data-shown');
  const tried = paths().length;
  dispatchEvent(new Event('scroll'));
  await settle();
  // The scroll to the fallback is no sign of interest.
  expect(paths()).toHaveLength(tried);
  press('#chip');
  await settle();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['chip']]);
});

test('shows the page as it is without script if a button without fallback cannot be answered', async () => {
  jest.mocked(fetch).mockResolvedValue({ ok: false } as Response);
  press('#chip');
  await settle();
  expect(root).not.toHaveAttribute('data-script');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the tag carries its data escaped, and a text that is the same on every page', () => {
  const text = (tag: string) => tag.slice(tag.indexOf('>'));
  const tag = loaderTag({ ...data, bootstrap: '{"a":"&"}' });
  expect(tag).toContain('data-bootstrap="{&quot;a&quot;:&quot;&amp;&quot;}"');
  expect(text(tag)).toBe(text(loaderTag(data)));
});
