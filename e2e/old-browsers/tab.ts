/**
 * A tab driven over the Chrome DevTools Protocol itself: Playwright's and Puppeteer's own scripts do not run in
 * browsers as old as these.
 */
import { writeFileSync } from 'node:fs';

type Message = {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

/** How long the browser may take to answer: milliseconds. */
const ANSWER = 10_000;

export type Tab = Awaited<ReturnType<typeof openTab>>;

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No connection to ${address}`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) waiting.get(message.id)?.(message);
    else listeners.forEach((listener) => listener(message));
  };

  function send<Result>(method: string, params: object = {}, sessionId?: string) {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer to ${method}`)), ANSWER);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (result) resolve(result as Result);
        else reject(new Error(`${method}: ${error?.message}`));
      });
    });
  }
  return { send, listeners, disconnect: () => socket.close() };
}

/** A tab of a touch screen that is as wide as this many pixels. */
export async function openTab(address: string, width: number) {
  const { send, listeners, disconnect } = await connect(address);
  /** What the page throws or writes to the console as an error. */
  const errors: string[] = [];
  /** The address of the chat to which this tab was sent. */
  let left: string | undefined;

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const ask = <Result>(method: string, params?: object) => send<Result>(method, params, sessionId);

  listeners.add(({ method, params }: Message) => {
    const { exceptionDetails, entry, request } = (params ?? {}) as {
      exceptionDetails?: { text: string; url?: string; exception?: { description?: string } };
      entry?: { level: string; text: string; url?: string };
      request?: { url: string };
    };
    if (method === 'Runtime.exceptionThrown')
      errors.push(
        `${exceptionDetails?.exception?.description ?? exceptionDetails?.text} ${exceptionDetails?.url}`,
      );
    if (method === 'Log.entryAdded' && entry?.level === 'error' && !entry.url?.includes('wa.me'))
      errors.push(`${entry.text} ${entry.url}`);
    if (request?.url.startsWith('https://wa.me/')) left = request.url;
  });
  await send('Target.setDiscoverTargets', { discover: true });
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await ask(`${domain}.enable`);
  // Not all versions can show a desktop's scrollbars without a window; a touch screen's take no room.
  await ask('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: true });
  // Boxes are compared at rest.
  await ask('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  // Old versions do not tell where a new tab was sent.
  await ask('Page.addScriptToEvaluateOnNewDocument', {
    source: `{ const { open } = window; window.open = (url, ...rest) => (window.opened = url, open(url, ...rest)); }`,
  });

  /** The value of an expression in the page. Throws what it throws. */
  async function evaluate<Value>(expression: string) {
    type Answer = {
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    };
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await ask<Answer>('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  /** The address of the chat that this tab, or a new one, was sent to. Undefined before that. */
  const chat = async () => left ?? (await evaluate<string | undefined>('window.opened'));

  async function goTo(url: string) {
    const loaded = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${url} does not load`)), ANSWER);
      listeners.add(function listener({ method, sessionId: from }) {
        if (method !== 'Page.loadEventFired' || from !== sessionId) return;
        clearTimeout(timer);
        listeners.delete(listener);
        resolve();
      });
    });
    await ask(url === 'reload' ? 'Page.reload' : 'Page.navigate', { url });
    await loaded;
  }

  /** Presses the middle of the first element that a selector finds, where it is in the window. */
  async function press(selector: string) {
    const at = await evaluate<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    const button = { ...at, button: 'left', clickCount: 1 };
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
      await ask('Input.dispatchMouseEvent', { ...button, type });
  }

  /** Types into the first element that a selector finds. */
  async function type(selector: string, text: string) {
    await press(selector);
    await ask('Input.insertText', { text });
  }

  /** A picture of the whole page. */
  async function picture(file: string) {
    const height = await evaluate<number>('document.documentElement.scrollHeight');
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const options = { clip, captureBeyondViewport: true };
    const { data } = await ask<{ data: string }>('Page.captureScreenshot', options);
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  return { errors, chat, evaluate, goTo, press, type, picture, disconnect };
}
