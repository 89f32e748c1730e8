/** What a press does when a script is lost or damaged is held by e2e/works-without-script. */
const root = document.documentElement;
const pressed = jest.fn();
let listening: jest.SpiedFunction<typeof addEventListener>;
let added: (HTMLScriptElement | HTMLLinkElement)[] = [];

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const press = (selector: string) => find(selector).click();
const pass = (milliseconds = 10) => jest.advanceTimersByTimeAsync(milliseconds);
const scripts = () => added.flatMap((node) => (node instanceof HTMLScriptElement ? [node] : []));
const running = () => scripts().map((script) => script.getAttribute('src'));
const fetched = () => added.flatMap((node) => (node instanceof HTMLLinkElement ? [node.rel] : []));

/** Of the script that was put in last for this address. */
async function answer(event: 'load' | 'error', address: string) {
  scripts()
    .findLast((script) => script.getAttribute('src') === address)!
    .dispatchEvent(new Event(event));
  await pass();
}

async function hydrate() {
  await pass();
  for (const address of ['/data.js', '/page.js', '/runtime.js']) await answer('load', address);
  dispatchEvent(new Event('hydrated'));
}

async function loseTwice() {
  await pass();
  for (let time = 0; time < 2; time++) await answer('error', '/page.js');
}

beforeEach(async () => {
  jest.useFakeTimers();
  added = [];
  // Not really put in: this environment would try to load them, and fail.
  jest.spyOn(document.head, 'append').mockImplementation((node) => void added.push(node as never));
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML =
    '<button id="menu" data-fallback="#details">Menu</button><button id="chip">Chip</button><button id="gone">List</button>' +
    '<button id="top" data-to-top>Top</button><a href="#here"><span id="in-link">Link</span></a><p id="details"></p>' +
    ['/data.js', '/page.js', '/runtime.js']
      .map((src) => `<script type="deferred" src="${src}"></script>`)
      .join('');
  root.dataset.script = '';
  history.replaceState(null, '', '/');
  pressed.mockReset();
  document.body.onclick = ({ target }) => void pressed((target as HTMLElement).id);
  listening = jest.spyOn(window, 'addEventListener');
  jest.resetModules();
  const { startLoader } = await import('./loader');
  startLoader();
});

afterEach(() => {
  jest.useRealTimers();
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener, options);
  jest.restoreAllMocks();
});

describe('starts', () => {
  test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'on %s, and only once',
    async (sign) => {
      expect(running()).toEqual([]);
      for (let time = 0; time < 2; time++) find('p').dispatchEvent(new Event(sign, { bubbles: true }));
      await pass();
      expect(running()).toEqual(['/data.js', '/page.js']);
    },
  );

  test('not for a pointer that rests where the page appears, nor for a link, which leads to another page', async () => {
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
    for (const sign of ['touchstart', 'pointerdown', 'focusin'])
      find('#in-link').dispatchEvent(new Event(sign, { bubbles: true }));
    await pass();
    expect(running()).toEqual([]);
  });

  test('two and a half seconds after load, when the scripts and then the next pages are there', async () => {
    dispatchEvent(new Event('load'));
    await pass(1000);
    expect(fetched()).toEqual(['preload', 'preload', 'preload']);
    await pass(1499);
    expect(fetched().slice(3)).toEqual(['prefetch', 'prefetch']);
    expect(running()).toEqual([]);
    await pass();
    expect(running()).toEqual(['/data.js', '/page.js']);
  });

  test('at once after load where the visitor comes from another page of the site', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/services/`);
    dispatchEvent(new Event('load'));
    await pass();
    expect(running()).toEqual(['/data.js', '/page.js']);
  });

  test('on a page whose frames leave no idle time', async () => {
    window.requestIdleCallback = (action, { timeout } = {}) => (timeout ? +setTimeout(action, timeout) : 0);
    dispatchEvent(new Event('load'));
    await pass(4000);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(running()).toEqual(['/data.js', '/page.js']);
  });

  test('never where data is to be saved, until a press', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    dispatchEvent(new Event('load'));
    await pass(60_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(added).toEqual([]);
    press('#chip');
    await pass();
    expect(running()).toEqual(['/data.js', '/page.js']);
  });
});

test('a page that was hydrated before it was loaded fetches the next ones too', async () => {
  dispatchEvent(new Event('hydrated'));
  dispatchEvent(new Event('load'));
  await pass(3000);
  expect(fetched()).toContain('prefetch');
});

test('the script that runs the others comes last, and one that was lost is fetched once again', async () => {
  press('#menu');
  await pass();
  await answer('load', '/data.js');
  await answer('error', '/page.js');
  expect(running()).toEqual(['/data.js', '/page.js', '/page.js']);
  await answer('load', '/page.js');
  expect(running().slice(3)).toEqual(['/runtime.js']);
});

describe('a press', () => {
  test('is held until the page is hydrated, and repeated once, in order', async () => {
    for (const button of ['#chip', '#menu', '#chip']) press(button);
    expect(pressed).not.toHaveBeenCalled();
    await hydrate();
    expect(pressed.mock.calls).toEqual([['chip'], ['menu']]);
    press('#menu');
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  test('is repeated on the button that was drawn anew for its place or under its name, and on no other', async () => {
    for (const button of ['#menu', '#chip', '#gone']) press(button);
    find('#menu').outerHTML = '<button id="menu" data-fallback="#details">Translated</button>';
    find('#chip').replaceWith(find('#chip').cloneNode(true));
    find('#gone').remove();
    await hydrate();
    expect(pressed.mock.calls).toEqual([['menu'], ['chip']]);
  });

  test('on a link, or on the way to the top, waits for nothing', () => {
    const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    press('#top');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    press('#in-link');
    expect(pressed.mock.calls).toEqual([['in-link']]);
  });

  test('is not disturbed by what a foreign script throws', async () => {
    press('#menu');
    dispatchEvent(
      Object.assign(new Event('error'), { filename: 'chrome-extension://other/_next/script.js' }),
    );
    await hydrate();
    expect(pressed.mock.calls).toEqual([['menu']]);
  });

  test('goes its way without script when the page is not hydrated in ten seconds, for good', async () => {
    press('#menu');
    await pass(9990);
    expect(root).toHaveAttribute('data-script');
    await pass(20);
    expect(location.hash).toBe('#details');
    dispatchEvent(new Event('hydrated'));
    expect(root).not.toHaveAttribute('data-script');
    expect(pressed).not.toHaveBeenCalled();
  });

  test('starts anew after a script was lost before anybody pressed', async () => {
    dispatchEvent(new Event('scroll'));
    await loseTwice();
    const tried = running().length;
    press('#menu');
    await pass();
    expect(running().slice(tried)).toEqual(['/data.js', '/page.js']);
    await hydrate();
    expect(pressed.mock.calls).toEqual([['menu']]);
  });
});
