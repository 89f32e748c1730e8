import { HYDRATED } from './events';

/** A press that waits, is given back or leads on without script is held by e2e/a-press-before-the-page-answers and works-without-script. */
const root = document.documentElement;
const pressed = jest.fn();
let listening: jest.SpiedFunction<typeof addEventListener>;
let added: HTMLElement[] = [];

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const press = (selector: string) => find(selector).click();
const send = (type: string, properties = {}) => dispatchEvent(Object.assign(new Event(type), properties));
const pass = (milliseconds = 10) => jest.advanceTimersByTimeAsync(milliseconds);
const scripts = () => added.filter((node) => node instanceof HTMLScriptElement);
const running = () => scripts().map((script) => script.getAttribute('src'));
const fetched = () => added.flatMap((node) => (node instanceof HTMLLinkElement ? [node.rel] : []));

/** All but the last, which runs the others. */
const expectStarted = () => expect(running()).toEqual(['/data.js', '/page.js']);

/** The newest script of this address has arrived, or was lost on the way. */
async function answer(event: 'load' | 'error', address: string) {
  const asked = scripts().filter((script) => script.getAttribute('src') === address);
  asked.at(-1)!.dispatchEvent(new Event(event));
  await pass();
}

beforeEach(async () => {
  jest.useFakeTimers();
  added = [];
  // Not really put in: this environment would try to load them, and fail.
  jest.spyOn(document.head, 'append').mockImplementation((node) => void added.push(node as HTMLElement));
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML = `
    <button id="menu" data-fallback="#details">Menu</button> <button id="top" data-to-top>Top</button>
    <a href="#here"><span id="in-link">Link</span></a> <p id="details"></p>
    <script type="deferred" src="/data.js"></script> <script type="deferred" src="/page.js"></script>
    <script type="deferred" src="/runtime.js"></script> <script data-next-pages="/ /services/ /contact/"></script>`;
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
  test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
    'on %s, and only once',
    async (sign) => {
      expect(running()).toEqual([]);
      for (let time = 0; time < 2; time++) find('p').dispatchEvent(new Event(sign, { bubbles: true }));
      await pass();
      expectStarted();
    },
  );

  test('not for a pointer that rests where the page appears, nor for a link, which leads to another page', async () => {
    send('pointermove', { movementX: 0, movementY: 0 });
    for (const sign of ['pointerdown', 'focusin'])
      find('#in-link').dispatchEvent(new Event(sign, { bubbles: true }));
    await pass();
    expect(running()).toEqual([]);
  });

  test('two and a half seconds after load, when the scripts and then the next pages are there', async () => {
    send('load');
    await pass(1000);
    expect(fetched()).toEqual(['preload', 'preload', 'preload']);
    await pass(1499);
    expect(fetched().slice(3)).toEqual(['prefetch', 'prefetch']);
    expect(running()).toEqual([]);
    await pass();
    expectStarted();
  });

  test('at once after load where the visitor comes from another page of the site', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/services/`);
    send('load');
    await pass();
    expectStarted();
  });

  test('never where data is to be saved, until a press', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    send('load');
    await pass(60_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(added).toEqual([]);
    press('#menu');
    await pass();
    expectStarted();
  });
});

test('a page that was hydrated before it was loaded fetches the next ones too', async () => {
  send(HYDRATED);
  send('load');
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

test('a script that was lost twice before anybody pressed is fetched at a press', async () => {
  send('scroll');
  await pass();
  await answer('load', '/data.js');
  for (let time = 0; time < 2; time++) await answer('error', '/page.js');
  added = [];
  press('#menu');
  await pass();
  expect(running()).toEqual(['/page.js']);
});

describe('a press', () => {
  test('that a script has made on the document waits for nothing', () => {
    const failed = jest.fn();
    addEventListener('error', failed);
    document.dispatchEvent(new Event('click'));
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  test('is repeated once, however often it was made', () => {
    for (let time = 0; time < 3; time++) press('#menu');
    expect(pressed).not.toHaveBeenCalled();
    send(HYDRATED);
    expect(pressed.mock.calls).toEqual([['menu']]);
  });

  test('on a link, or on the way to the top, waits for nothing', () => {
    const scroll = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    press('#top');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    press('#in-link');
    expect(pressed.mock.calls).toEqual([['in-link']]);
  });

  test.each([
    ['/page.js', ['/data.js']],
    ['/runtime.js', ['/data.js', '/page.js']],
  ])('goes its way without script when %s alone is lost, twice', async (lost, others) => {
    press('#menu');
    await pass();
    for (const file of others) await answer('load', file);
    for (let time = 0; time < 2; time++) await answer('error', lost);
    expect(location.hash).toBe('#details');
  });

  test('goes its way without script when the page is not hydrated in ten seconds, for good, and not for what a foreign script throws', async () => {
    press('#menu');
    send('error', { filename: 'chrome-extension://other/_next/script.js' });
    await pass(9990);
    expect(root).toHaveAttribute('data-script');
    await pass(20);
    expect(location.hash).toBe('#details');
    send(HYDRATED);
    expect(root).not.toHaveAttribute('data-script');
    expect(pressed).not.toHaveBeenCalled();
  });
});
