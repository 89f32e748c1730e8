/** What the loader reads from the `data-` attributes of its own tag. Lists have spaces between their items. */
export type LoaderData = {
  /** Address of the page's data, which hydration needs as text. */
  flight: string;
  /** Addresses of the framework's scripts. They do nothing before `runtime` has run. */
  scripts: string;
  /** Address of the script that runs all the others. */
  runtime: string;
  /** Addresses of the scripts that a press may ask for once the page is hydrated. May be empty. */
  later: string;
  /** JSON: what the framework's bootstrap script would have told the runtime. */
  bootstrap: string;
};

/**
 * `failed`: what had to be fetched could not be had, or it ran and the page did not hydrate. It may still
 * hydrate, late or at another try.
 */
type State = 'idle' | 'loading' | 'failed' | 'hydrated';

type Framework = { __next_f?: unknown[]; TURBOPACK?: unknown[] };

/**
 * Starts the framework once it may be of use: on the visitor's first sign of interest, or when the
 * browser is idle some time after the load event, whichever is first; on interest alone if the visitor
 * asks to save data. What it needs is fetched before that, when the page has loaded.
 *
 * Until the page is hydrated (`data-hydrated` on its root, and nothing else proves that scripts run) it keeps
 * presses of buttons and forms, marks them as busy, and then gives each back once, in order. If that fails or
 * takes too long, what was pressed goes the way it goes without script. The next press, but no lesser sign,
 * tries again if that can help.
 *
 * The export step puts it into every page as an inline script (`tools/export/defer-runtime.ts`), so it must not
 * use anything from outside itself.
 */
export function startLater({ flight, scripts, runtime, later, bootstrap }: LoaderData) {
  /**
   * Milliseconds after the load event. Running the framework takes a slow phone one task of some 200 ms
   * that nothing can split. Right after load it would delay the first scroll. A visitor who does
   * nothing for this long is reading.
   */
  const QUIET = 2500;
  /** Milliseconds that a page may take to hydrate once the runtime has run. */
  const PATIENCE = 8000;

  const root = document.documentElement;
  const framework = globalThis as Framework;
  /** The files that are not in effect yet. Empty: another try would change nothing. */
  const missing = new Set([...scripts.split(' '), runtime]);
  const held = new Set<HTMLElement>();
  const waiting = new AbortController();
  const early = { capture: true, signal: waiting.signal };
  let state: State = 'idle';
  let data: Promise<string> | undefined;

  /** One failure may be chance. */
  const twice = <Result>(action: () => Promise<Result>) => action().catch(action);

  /** Safari has no idle callback. */
  const whenIdle = (action: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(action);

  function preload(href: string) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href });
    document.head.append(link);
  }

  const load = (address: string) =>
    new Promise<void>((resolve, reject) => {
      // Sets the attribute `async`, by which React knows the script as its own and does not insert it again.
      const element = Object.assign(document.createElement('script'), { async: true, src: address });
      element.onload = () => {
        missing.delete(address);
        resolve();
      };
      element.onerror = () => {
        element.remove();
        reject(new Error(address));
      };
      document.head.append(element);
    });

  async function fetchFlight() {
    // Ahead of its time it must not compete with what the visitor sees.
    const response = await fetch(flight, { priority: state === 'idle' ? 'low' : 'auto' });
    if (!response.ok) throw new Error(flight);
    return response.text();
  }

  const getData = () =>
    (data ??= twice(fetchFlight).catch((error: unknown) => {
      data = undefined;
      throw error;
    }));

  function fetchAhead() {
    if (state !== 'idle') return;
    missing.forEach(preload);
    getData().catch(() => {});
    // A preload that is not used within seconds makes the browser complain.
    for (const address of later.split(' ').filter(Boolean))
      fetch(address, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => {});
  }

  /** Once, however often the loader starts. */
  function prepareFramework(text: string) {
    if (framework.__next_f) return;
    // The framework takes its data for complete once the document is loaded, so it must be there first.
    framework.__next_f = [[0], [1, text]];
    (framework.TURBOPACK ??= []).push(JSON.parse(bootstrap));
  }

  async function start() {
    if (state === 'loading') return;
    state = 'loading';
    try {
      preload(runtime);
      const others = [...missing].filter((address) => address !== runtime);
      const [text] = await Promise.all([getData(), ...others.map((address) => twice(() => load(address)))]);
      if (isOver()) return;
      prepareFramework(text);
      await twice(() => load(runtime));
      setTimeout(giveUp, PATIENCE);
    } catch {
      fail();
    }
  }

  const isOver = () => state !== 'loading';

  /** For signs that are not presses: after a failure only a press tries again, to save the visitor's data. */
  function startOnce() {
    if (state === 'idle') void start();
  }

  /** A pointer that rests where the page appears is reported as well, without a movement. */
  function noticeSign({ type, movementX, movementY }: Partial<PointerEvent>) {
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) startOnce();
  }

  function fail() {
    if (isOver()) return;
    state = 'failed';
    held.forEach(goWithoutScript);
    held.forEach(drop);
  }

  /** The scripts were loaded and failed: loading them again would not help. */
  function giveUp() {
    if (isOver()) return;
    missing.clear();
    fail();
  }

  function noticeError({ filename }: ErrorEvent) {
    if (filename?.includes('/_next/')) giveUp();
  }

  /** Seen as well as said: app/globals.css. */
  function setBusy(target: HTMLElement, isBusy: boolean) {
    const button = target.querySelector('[type=submit]') ?? target;
    if (isBusy) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  }

  function drop(target: HTMLElement) {
    setBusy(target, false);
    held.delete(target);
  }

  const opensDialog = (target: HTMLElement) => target.matches('[aria-haspopup=dialog]');

  function hold(event: Event) {
    const isSubmit = event.type === 'submit';
    const target = (event.target as Element).closest<HTMLElement>(isSubmit ? 'form' : 'button');
    // A form's own button makes the browser check the fields; the submit event comes next.
    if (state === 'hydrated' || !target || (!isSubmit && (target as HTMLButtonElement).form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('toTop' in target.dataset) scrollTo(0, 0);
    else if (missing.size === 0 && state === 'failed') goWithoutScript(target);
    else {
      // Of several things that would open over the page, the last one asked for.
      if (opensDialog(target)) [...held].filter(opensDialog).forEach(drop);
      held.add(target);
      setBusy(target, true);
      void start();
    }
  }

  /** All that was typed, a line for each field: the chat takes one text. */
  const typed = (form: HTMLFormElement) =>
    ([...form.elements] as HTMLInputElement[])
      .flatMap(({ labels, value }) => (labels?.[0] && value ? `${labels[0].textContent}: ${value}` : []))
      .join('\n');

  function goWithoutScript(target: HTMLElement) {
    const fallback = target.closest<HTMLElement>('[data-fallback]')?.dataset.fallback;
    if (target instanceof HTMLFormElement) {
      target.addEventListener('formdata', ({ formData }) => formData.set('text', typed(target)), {
        once: true,
      });
      target.submit();
    } else if (fallback) {
      document.querySelector(fallback)?.setAttribute('data-shown', '');
      location.assign(fallback);
    } else {
      // The page as it is without script shows all that the button could have shown.
      delete root.dataset.script;
    }
  }

  new MutationObserver((_, observer) => {
    observer.disconnect();
    waiting.abort();
    state = 'hydrated';
    root.dataset.script = '';
    for (const target of held) {
      drop(target);
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  }).observe(root, { attributeFilter: ['data-hydrated'] });

  addEventListener('click', hold, early);
  addEventListener('submit', hold, early);
  addEventListener('error', noticeError, early);
  addEventListener('unhandledrejection', giveUp, early);
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, noticeSign, { ...early, passive: true });

  function startWhenIdle() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    whenIdle(fetchAhead);
    const carried = (history.state as { selectedService?: string } | null)?.selectedService;
    // The form shows a choice that was carried only when hydrated.
    if (document.forms[0] && (location.hash || carried)) startOnce();
    else setTimeout(() => whenIdle(startOnce), QUIET);
  }
  addEventListener('load', startWhenIdle, early);
}
