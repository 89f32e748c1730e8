const root = document.documentElement;
const pressed = jest.fn();
let listening: jest.SpiedFunction<typeof addEventListener>;
let run: HTMLScriptElement[] = [];
let fetched: HTMLLinkElement[] = [];

const settle = () => new Promise((resolve) => setTimeout(resolve));
const paths = () => run.map((script) => script.getAttribute('src'));
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const press = (selector: string) => find(selector).click();

/** Of the script that was put in last for this address. */
async function answer(event: 'load' | 'error', address: string) {
  run.findLast((script) => script.getAttribute('src') === address)!.dispatchEvent(new Event(event));
  await settle();
}

async function hydrate() {
  for (const address of ['/data.js', '/page.js', '/runtime.js']) await answer('load', address);
  dispatchEvent(new Event('hydrated'));
}

async function lose() {
  await settle();
  await answer('error', '/page.js');
  await answer('error', '/page.js');
}

beforeEach(async () => {
  run = [];
  fetched = [];
  // Not really put in: this environment would try to load them, and fail.
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    run.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
    fetched.push(...nodes.filter((node) => node instanceof HTMLLinkElement));
  });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML =
    '<button id="menu" aria-haspopup="dialog" data-fallback="#details">Menu</button><button id="chip">Chip</button>' +
    '<button id="top" data-to-top>Top</button><a href="#here"><span id="in-link">Link</span></a><p id="details"></p>' +
    ['/data.js', '/page.js', '/runtime.js']
      .map((address) => `<script type="deferred" src="${address}"></script>`)
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
      expect(paths()).toEqual([]);
      for (let time = 0; time < 2; time++) find('p').dispatchEvent(new Event(sign, { bubbles: true }));
      await settle();
      expect(paths()).toEqual(['/data.js', '/page.js']);
    },
  );

  test('not for a pointer that rests where the page appears, nor for a link, which leads to another page', async () => {
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
    for (const sign of ['touchstart', 'pointerdown', 'focusin'])
      find('#in-link').dispatchEvent(new Event(sign, { bubbles: true }));
    await settle();
    expect(paths()).toEqual([]);
  });

  describe('at rest', () => {
    beforeEach(() => void jest.useFakeTimers());

    async function load(milliseconds: number) {
      dispatchEvent(new Event('load'));
      await jest.advanceTimersByTimeAsync(milliseconds);
    }

    test('two and a half seconds after load, when the scripts and then the next pages are there', async () => {
      await load(1000);
      expect(fetched.map(({ rel }) => rel)).toEqual(['preload', 'preload', 'preload']);
      await jest.advanceTimersByTimeAsync(1499);
      expect(fetched.slice(3).map(({ rel }) => rel)).toEqual(['prefetch', 'prefetch']);
      expect(paths()).toEqual([]);
      await jest.advanceTimersByTimeAsync(10);
      expect(paths()).toEqual(['/data.js', '/page.js']);
    });

    test('at once where the visitor comes from another page of the site', async () => {
      jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/services/`);
      await load(10);
      expect(paths()).toEqual(['/data.js', '/page.js']);
    });

    test('on a page whose frames leave no idle time', async () => {
      window.requestIdleCallback = (action, { timeout } = {}) => (timeout ? +setTimeout(action, timeout) : 0);
      await load(4000);
      expect(paths()).toEqual(['/data.js', '/page.js']);
      Reflect.deleteProperty(window, 'requestIdleCallback');
    });

    test('never where data is to be saved, until a press', async () => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      await load(60_000);
      expect([paths(), fetched]).toEqual([[], []]);
      press('#chip');
      await jest.advanceTimersByTimeAsync(10);
      expect(paths()).toEqual(['/data.js', '/page.js']);
      Reflect.deleteProperty(navigator, 'connection');
    });

    test('a page that was hydrated before it was loaded fetches the next ones too', async () => {
      dispatchEvent(new Event('hydrated'));
      await load(3000);
      expect(fetched.map(({ rel }) => rel)).toContain('prefetch');
    });
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

test('fetches a script that was lost once again', async () => {
  press('#menu');
  await settle();
  await answer('error', '/page.js');
  expect(paths()).toEqual(['/data.js', '/page.js', '/page.js']);
  await hydrate();
  expect(pressed.mock.calls).toEqual([['menu']]);
});

describe('a press', () => {
  test('is held until the page is hydrated, and repeated once, in order', async () => {
    for (const button of ['#chip', '#menu', '#chip']) press(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(find('#menu')).toHaveAttribute('aria-busy', 'true');
    await settle();
    await hydrate();
    expect(pressed.mock.calls).toEqual([['chip'], ['menu']]);
    expect(find('#menu')).not.toHaveAttribute('aria-busy');
    press('#menu');
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  test('is repeated on the button that was drawn anew under its name, and on no other', async () => {
    press('#menu');
    press('#chip');
    find('#menu').replaceWith(find('#menu').cloneNode(true));
    find('#chip').outerHTML = '<button id="other">Other</button>';
    await settle();
    await hydrate();
    expect(pressed.mock.calls).toEqual([['menu']]);
  });

  test('on two that open a dialog opens the last', async () => {
    find('#chip').setAttribute('aria-haspopup', 'dialog');
    press('#menu');
    press('#chip');
    await settle();
    await hydrate();
    expect(pressed.mock.calls).toEqual([['chip']]);
  });

  test('on a link, or on the way to the top, waits for nothing', () => {
    const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    press('#top');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(find('#top')).not.toHaveAttribute('aria-busy');
    press('#in-link');
    expect(pressed.mock.calls).toEqual([['in-link']]);
  });

  test('is not disturbed by what a foreign script throws or rejects', async () => {
    press('#menu');
    await settle();
    dispatchEvent(
      Object.assign(new Event('error'), { filename: 'chrome-extension://other/_next/script.js' }),
    );
    dispatchEvent(new Event('unhandledrejection'));
    await hydrate();
    expect(pressed.mock.calls).toEqual([['menu']]);
  });
});

describe('a press goes its way without script', () => {
  const expectWithout = () => {
    expect(location.hash).toBe('#details');
    expect(root).not.toHaveAttribute('data-script');
    expect(find('#menu')).not.toHaveAttribute('aria-busy');
  };

  test('when a script is lost twice, for good, even if the page is hydrated in the end', async () => {
    press('#menu');
    await lose();
    expectWithout();
    dispatchEvent(new Event('hydrated'));
    expect(root).not.toHaveAttribute('data-script');
    expect(pressed).not.toHaveBeenCalled();
  });

  test('when a script of the site does not parse, at once, and so does the next', () => {
    dispatchEvent(Object.assign(new Event('error'), { filename: `${location.origin}/_next/page.js` }));
    expect(root).toHaveAttribute('data-script');
    press('#menu');
    expectWithout();
    expect(paths()).toEqual([]);
  });

  test('when the page is not hydrated in ten seconds', async () => {
    jest.useFakeTimers();
    press('#menu');
    await jest.advanceTimersByTimeAsync(9990);
    expect(root).toHaveAttribute('data-script');
    await jest.advanceTimersByTimeAsync(20);
    expectWithout();
  });

  test('but not when a script was lost before anybody pressed: then it is tried again', async () => {
    dispatchEvent(new Event('scroll'));
    await lose();
    const tried = paths().length;
    press('#menu');
    await settle();
    expect(paths().slice(tried)).toEqual(['/data.js', '/page.js']);
    await hydrate();
    expect(pressed.mock.calls).toEqual([['menu']]);
  });
});
