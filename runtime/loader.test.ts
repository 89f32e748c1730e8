import { startLoader } from './loader';

const root = document.documentElement;
const pressed = jest.fn();
let run: HTMLScriptElement[] = [];
let fetched: HTMLLinkElement[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve));
const paths = () => run.map((script) => script.getAttribute('src'));

/** Of the script that was put in last for this address. */
async function answer(event: 'load' | 'error', address: string) {
  run.findLast((script) => script.getAttribute('src') === address)!.dispatchEvent(new Event(event));
  await settle();
}

async function hydrate() {
  for (const address of ['/data.js', '/page.js', '/runtime.js']) await answer('load', address);
  dispatchEvent(new Event('hydrated'));
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
const setReferrer = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  run = [];
  fetched = [];
  // Not really put in: this environment would try to load them, and fail.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    run.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
    fetched.push(...nodes.filter((node) => node instanceof HTMLLinkElement));
  });
  document.body.innerHTML =
    '<button id="menu" data-fallback="#details">Menu</button><button id="chip">Chip</button><a href="#here">Link</a>' +
    '<p id="details"></p>' +
    ['/data.js', '/page.js', '/runtime.js']
      .map((address) => `<script type="deferred" src="${address}"></script>`)
      .join('');
  root.dataset.script = '';
  history.replaceState(null, '', '/');
  setReferrer('');
  pressed.mockReset();
  document.body.onclick = ({ target }) => void pressed((target as HTMLElement).id);
  startLoader();
});

// Ends the listeners of the loader under test.
afterEach(() => {
  jest.useRealTimers();
  dispatchEvent(new Event('hydrated'));
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'starts on %s, and only once',
  async (sign) => {
    expect(paths()).toEqual([]);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await settle();
    expect(paths()).toEqual(['/data.js', '/page.js']);
  },
);

test('a pointer that rests where the page appears does not start the loader', async () => {
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  await settle();
  expect(paths()).toEqual([]);
});

test('a touch of a link leaves connection and processor to the page that it leads to', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/contact/"><span id="in-link">Contact</span></a>');
  for (const sign of ['touchstart', 'pointerdown', 'focusin'])
    document.querySelector('#in-link')!.dispatchEvent(new Event(sign, { bubbles: true }));
  await settle();
  expect(paths()).toEqual([]);
});

describe('after the load event', () => {
  beforeEach(() => void jest.useFakeTimers());

  async function load(milliseconds: number) {
    dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(milliseconds);
  }

  test('fetches the scripts ahead, then the next pages, and runs nothing for two and a half seconds', async () => {
    await load(1000);
    expect(fetched.map((link) => link.getAttribute('href'))).toEqual(['/data.js', '/page.js', '/runtime.js']);
    await jest.advanceTimersByTimeAsync(1499);
    expect(fetched.slice(3).map(({ rel }) => rel)).toEqual(['prefetch', 'prefetch']);
    expect(paths()).toEqual([]);
    await jest.advanceTimersByTimeAsync(10);
    expect(paths()).toEqual(['/data.js', '/page.js']);
  });

  test('starts at once where the visitor comes from another page of the site', async () => {
    setReferrer(`${location.origin}/services/`);
    await load(10);
    expect(paths()).toEqual(['/data.js', '/page.js']);
  });

  test('starts on a page whose frames leave no idle time', async () => {
    window.requestIdleCallback = (action, { timeout } = {}) => (timeout ? +setTimeout(action, timeout) : 0);
    await load(4000);
    expect(paths()).toEqual(['/data.js', '/page.js']);
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('waits for interest where data is to be saved', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await load(60_000);
    expect([paths(), fetched]).toEqual([[], []]);
    press('#chip');
    await jest.advanceTimersByTimeAsync(10);
    expect(paths()).toEqual(['/data.js', '/page.js']);
    Reflect.deleteProperty(navigator, 'connection');
  });
});

test('runs the script that runs all others when they are there', async () => {
  press('#menu');
  await settle();
  await answer('load', '/page.js');
  expect(paths()).not.toContain('/runtime.js');
  await answer('load', '/data.js');
  expect(paths()).toEqual(['/data.js', '/page.js', '/runtime.js']);
});

test('holds presses until the page is hydrated, and gives each back once, in order', async () => {
  press('#chip');
  press('#menu');
  press('#chip');
  expect(pressed).not.toHaveBeenCalled();
  expect(document.querySelector('#menu')).toHaveAttribute('aria-busy', 'true');
  await settle();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['chip'], ['menu']]);
  expect(document.querySelector('#menu')).not.toHaveAttribute('aria-busy');
  press('#menu');
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('gives a press back to what was drawn anew in its place', async () => {
  press('#menu');
  await settle();
  for (const address of ['/data.js', '/page.js', '/runtime.js']) await answer('load', address);
  const menu = document.querySelector('#menu')!;
  menu.replaceWith(menu.cloneNode(true));
  dispatchEvent(new Event('hydrated'));
  expect(pressed.mock.calls).toEqual([['menu']]);
});

test('lets links go their way', async () => {
  press('a');
  await settle();
  expect(location.hash).toBe('#here');
});

test('holds a submit until the page is hydrated', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form><input value="typed"><button id="send">Send</button></form>',
  );
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.body.onsubmit = submitted;
  press('#send');
  press('#send');
  expect(submitted).not.toHaveBeenCalled();
  await settle();
  await hydrate();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('of two dialogs asked for, the last one opens', async () => {
  document.querySelector('#menu')!.setAttribute('aria-haspopup', 'dialog');
  document.querySelector('#chip')!.setAttribute('aria-haspopup', 'dialog');
  press('#menu');
  press('#chip');
  await settle();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['chip']]);
});

test('the way to the top needs no script', () => {
  document.querySelector<HTMLElement>('#chip')!.dataset.toTop = '';
  const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  press('#chip');
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(document.querySelector('#chip')).not.toHaveAttribute('aria-busy');
});

test('fetches a script that was lost once again', async () => {
  press('#menu');
  await settle();
  await answer('error', '/page.js');
  expect(paths()).toEqual(['/data.js', '/page.js', '/page.js']);
  await hydrate();
  expect(pressed.mock.calls).toEqual([['menu']]);
});

describe('if a script cannot be had twice', () => {
  async function lose() {
    await settle();
    await answer('error', '/page.js');
    await answer('error', '/page.js');
  }

  test('a held form goes out by itself, with all that was typed', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form><label for="name">Name</label><input id="name" name="name" value="Anil">' +
        '<label for="text">Message</label><textarea id="text" name="text">Chilli\n& more</textarea>' +
        '<label for="city">City</label><input id="city" name="city"><button id="send">Send</button></form>',
    );
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    press('#send');
    await lose();
    expect(submit).toHaveBeenCalledTimes(1);
    const formData = new FormData();
    document.forms[0]!.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    expect(formData.get('text')).toBe('Name: Anil\nMessage: Chilli\n& more');
  });

  test('a held button goes its fallback, and the next press tries again', async () => {
    press('#menu');
    await lose();
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

  test('a button without one makes way for the page as it is without script', async () => {
    press('#chip');
    await lose();
    expect(root).not.toHaveAttribute('data-script');
    dispatchEvent(new Event('hydrated'));
    expect(root).toHaveAttribute('data-script');
  });
});

const damage = (filename: string) => dispatchEvent(Object.assign(new Event('error'), { filename }));

test('a script of the site that does not parse lets presses go at once, and is not tried again', async () => {
  press('#menu');
  await settle();
  damage(`${location.origin}/_next/page.js`);
  expect(location.hash).toBe('#details');
  const tried = paths().length;
  document.querySelector('#details')!.removeAttribute('data-shown');
  press('#menu');
  await settle();
  expect(document.querySelector('#details')).toHaveAttribute('data-shown');
  expect(paths()).toHaveLength(tried);
});

test('what a foreign script throws or rejects stops nothing', async () => {
  press('#menu');
  await settle();
  damage('chrome-extension://other/_next/script.js');
  dispatchEvent(new Event('unhandledrejection'));
  await hydrate();
  expect(pressed.mock.calls).toEqual([['menu']]);
});

test('scripts that neither come nor fail let a press go after ten seconds, and may still come', async () => {
  jest.useFakeTimers();
  press('#chip');
  await jest.advanceTimersByTimeAsync(9990);
  expect(root).toHaveAttribute('data-script');
  await jest.advanceTimersByTimeAsync(20);
  expect(root).not.toHaveAttribute('data-script');
  jest.useRealTimers();
  await hydrate();
  press('#menu');
  expect(pressed.mock.calls).toEqual([['menu']]);
});

test('what has run and has not hydrated the page in eight seconds lets presses go', async () => {
  jest.useFakeTimers();
  press('#chip');
  for (const address of ['/data.js', '/page.js', '/runtime.js']) {
    await jest.advanceTimersByTimeAsync(1);
    run.findLast((script) => script.getAttribute('src') === address)!.dispatchEvent(new Event('load'));
  }
  await jest.advanceTimersByTimeAsync(7990);
  expect(root).toHaveAttribute('data-script');
  await jest.advanceTimersByTimeAsync(20);
  expect(root).not.toHaveAttribute('data-script');
});
