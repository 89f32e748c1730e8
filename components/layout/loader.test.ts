import { type LoaderData, startLater } from './loader.ts';

const data: LoaderData = {
  flight: '/flight.txt',
  scripts: '/a.js /b.js',
  runtime: '/runtime.js',
  later: '/dialog.js',
  bootstrap: '{"runtimeModuleIds":[7]}',
};
const framework = globalThis as { __next_f?: unknown; TURBOPACK?: unknown };
const root = document.documentElement;
const pressed = jest.fn();
let tags: (HTMLScriptElement | HTMLLinkElement)[] = [];
let preloads: HTMLLinkElement[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve));
const addressOf = (tag: Element) => tag.getAttribute('src') ?? tag.getAttribute('href');
const paths = () => tags.map(addressOf);

/** Of the tag that was put in last for this address. */
async function answer(event: 'load' | 'error', address: string) {
  tags.findLast((tag) => addressOf(tag) === address)!.dispatchEvent(new Event(event));
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
  preloads = [];
  // Not really put in: this environment would try to load them, and fail.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const links = nodes.filter((node) => node instanceof HTMLLinkElement);
    tags.push(...links.filter(({ rel }) => rel === 'stylesheet'));
    tags.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
    preloads.push(...links.filter(({ rel }) => rel === 'preload'));
  });
  document.body.innerHTML =
    '<button id="menu" data-fallback="#details">Menu</button><button id="chip">Chip</button><a href="#here">Link</a>' +
    '<p id="details"></p>';
  delete root.dataset.hydrated;
  root.dataset.script = '';
  delete framework.__next_f;
  delete framework.TURBOPACK;
  history.replaceState(null, '', '/');
  pressed.mockReset();
  document.body.onclick = ({ target }) => void pressed((target as HTMLElement).id);
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve('flight'), blob: () => Promise.resolve() }),
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

test('a pointer that rests where the page appears does not start the loader', async () => {
  const move = (movementX: number, movementY: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));
  move(0, 0);
  await settle();
  expect(paths()).toEqual([]);
  move(0, 1);
  await settle();
  expect(paths()).toEqual(['/a.js', '/b.js']);
});

test('starts when idle, two and a half seconds after the load event', async () => {
  jest.useFakeTimers();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(2499);
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

test('starts at the load event if the entry of the history carries a choice', async () => {
  document.body.innerHTML = '<form></form>';
  history.replaceState({ selectedService: 'Analytics' }, '');
  dispatchEvent(new Event('load'));
  await settle();
  expect(paths()).toEqual(['/a.js', '/b.js']);
});

test('fetches everything ahead after the load event, and runs nothing', async () => {
  jest.useFakeTimers();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(preloads.map(addressOf)).toEqual(['/a.js', '/b.js', '/runtime.js']);
  expect(jest.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(['/flight.txt', '/dialog.js']);
  expect(paths()).toEqual([]);
  jest.useRealTimers();
});

test('waits for interest where data is to be saved', async () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual([]);
  expect(preloads).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
  press('#chip');
  await jest.advanceTimersByTimeAsync(10);
  expect(paths()).toEqual(['/a.js', '/b.js']);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('runs the runtime last, when the data and all else are there', async () => {
  press('#menu');
  await settle();
  for (const address of ['/a.js', '/b.js']) await answer('load', address);
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

test('sends a kept form by itself, with all that was typed, if a script cannot be had', async () => {
  document.body.innerHTML =
    '<form><label for="name">Name</label><input id="name" name="name" value="Anil">' +
    '<label for="text">Message</label><textarea id="text" name="text">Chilli\n& more</textarea>' +
    '<label for="city">City</label><input id="city" name="city"><button type="submit">Send</button></form>';
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  press('button');
  await settle();
  await answer('error', '/a.js');
  expect(submit).not.toHaveBeenCalled();
  await answer('error', '/a.js');
  expect(submit).toHaveBeenCalledTimes(1);
  const formData = new FormData();
  document.forms[0]!.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect(formData.get('text')).toBe('Name: Anil\nMessage: Chilli\n& more');
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
  // The scroll to the fallback does not start the loader.
  expect(paths()).toHaveLength(tried);
  press('#chip');
  await settle();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['chip']]);
});

const damage = (name: string) =>
  dispatchEvent(Object.assign(new Event('error'), { filename: `https://www.example.com/_next/${name}` }));

test('a script that does not parse lets presses go at once, and is not tried again', async () => {
  press('#menu');
  await settle();
  damage('a.js');
  expect(location.hash).toBe('#details');
  for (const address of ['/a.js', '/b.js']) await answer('load', address);
  expect(paths()).not.toContain('/runtime.js');
  document.querySelector('#details')!.removeAttribute('data-shown');
  press('#menu');
  expect(document.querySelector('#details')).toHaveAttribute('data-shown');
  expect(paths()).toEqual(['/a.js', '/b.js']);
});

test('an error of another script stops nothing', async () => {
  press('#menu');
  await settle();
  dispatchEvent(Object.assign(new Event('error'), { filename: 'chrome-extension://other/script.js' }));
  await hydrate();
  expect(pressed.mock.calls).toEqual([['menu']]);
});

test('what a script rejects and nobody catches lets presses go at once', async () => {
  press('#menu');
  await settle();
  dispatchEvent(new Event('unhandledrejection'));
  expect(location.hash).toBe('#details');
});

test('a second try does not hand the data to the framework again', async () => {
  press('#menu');
  await settle();
  for (const address of ['/a.js', '/b.js']) await answer('load', address);
  for (let time = 0; time < 2; time += 1) await answer('error', '/runtime.js');
  press('#menu');
  await settle();
  await answer('load', '/runtime.js');
  expect(paths()).toEqual(['/a.js', '/b.js', '/runtime.js', '/runtime.js', '/runtime.js']);
  expect(framework.TURBOPACK).toHaveLength(1);
});

test('what has run and has not hydrated the page in eight seconds lets presses go', async () => {
  jest.useFakeTimers();
  press('#chip');
  for (const address of ['/a.js', '/b.js', '/runtime.js']) {
    await jest.advanceTimersByTimeAsync(1);
    tags.findLast((tag) => addressOf(tag) === address)!.dispatchEvent(new Event('load'));
  }
  await jest.advanceTimersByTimeAsync(7990);
  expect(root).toHaveAttribute('data-script');
  await jest.advanceTimersByTimeAsync(20);
  expect(root).not.toHaveAttribute('data-script');
  jest.useRealTimers();
  root.dataset.hydrated = '';
  await settle();
  expect(root).toHaveAttribute('data-script');
});

test('a button whose press is held is busy until it is given back', async () => {
  press('#menu');
  expect(document.querySelector('#menu')).toHaveAttribute('aria-busy', 'true');
  await settle();
  await hydrate();
  expect(document.querySelector('#menu')).not.toHaveAttribute('aria-busy');
});

test('of two dialogs asked for, the last one opens', async () => {
  document.body.innerHTML =
    '<button id="first" aria-haspopup="dialog"></button><button id="chip"></button>' +
    '<button id="second" aria-haspopup="dialog"></button>';
  for (const button of ['#first', '#chip', '#second']) press(button);
  await settle();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['chip'], ['second']]);
});

test('the way to the top needs no script', () => {
  document.body.innerHTML = '<button data-to-top>Top</button>';
  const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  press('button');
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
});

test('shows the page as it is without script if a button without fallback cannot be answered', async () => {
  jest.mocked(fetch).mockResolvedValue({ ok: false } as Response);
  press('#chip');
  await settle();
  expect(root).not.toHaveAttribute('data-script');
  expect(fetch).toHaveBeenCalledTimes(2);
});
