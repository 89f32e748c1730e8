import { inlineScript } from './inline-script.ts';

/** What the loader reads from the `data-` attributes of its own tag. */
export type LoaderData = {
  /** Address of the page's data, which hydration needs as text. */
  flight: string;
  /** Addresses of the framework's scripts, with spaces between. They do nothing before `runtime` has run. */
  scripts: string;
  /** Address of the script that runs all the others. */
  runtime: string;
  /** JSON: what the framework's bootstrap script would have told the runtime. */
  bootstrap: string;
};

type Framework = { __next_f?: unknown[]; TURBOPACK?: unknown[] };

/**
 * Starts the framework once it may be of use: on the visitor's first sign of interest, or when the
 * browser is idle some time after the load event, whichever is first; on interest alone if the visitor
 * asks to save data. Until the page is hydrated (`data-hydrated` on its root) it keeps presses of buttons and
 * forms and then gives each back once, in order. If a script or the data cannot be had, what was
 * pressed goes the way it goes without script, and the next press, but no lesser sign, tries again.
 *
 * Runs as an inline script, so it must not use anything from outside itself.
 */
export function startLater({ flight, scripts, runtime, bootstrap }: LoaderData) {
  const root = document.documentElement;
  const framework = globalThis as Framework;
  const missing = new Set(scripts.split(' '));
  const held = new Set<HTMLElement>();
  const waiting = new AbortController();
  const early = { capture: true, signal: waiting.signal };
  let hasStarted = false;
  let hasFailed = false;

  const run = (src: string) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      // Sets the attribute, by which React knows the script as its own and does not insert it again.
      script.async = true;
      script.onload = () => {
        missing.delete(src);
        resolve();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(src));
      };
      document.head.append(script);
    });

  const fetchFlight = async () => {
    const response = await fetch(flight);
    if (!response.ok) throw new Error(flight);
    return response.text();
  };

  /** One failure may be chance. */
  const twice = <Result>(action: () => Promise<Result>) => action().catch(action);

  /**
   * Before the router fetches a page ahead, it asks by HEAD whether the page has moved: a round trip.
   * No page here has; one that is gone fails at the next request, and its link loads a new document.
   */
  function answerHead() {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      init?.method === 'HEAD' ? Promise.resolve(new Response()) : fetch(input, init);
  }

  async function start() {
    if (hasStarted) return;
    hasStarted = true;
    try {
      const preload = document.createElement('link');
      Object.assign(preload, { rel: 'preload', as: 'script', href: runtime });
      document.head.append(preload);
      const [text] = await Promise.all([
        twice(fetchFlight),
        ...[...missing].map((src) => twice(() => run(src))),
      ]);
      // The framework takes its data for complete once the document is loaded, so it must be there first.
      framework.__next_f = [[0], [1, text]];
      (framework.TURBOPACK ??= []).push(JSON.parse(bootstrap));
      answerHead();
      await twice(() => run(runtime));
    } catch {
      hasStarted = false;
      hasFailed = true;
      held.forEach(goWithoutScript);
      held.clear();
    }
  }

  /** For what asks for nothing yet: after a failure it leaves the line to the next press. */
  function startOnce() {
    if (!hasFailed) void start();
  }

  function hold(event: Event) {
    const isSubmit = event.type === 'submit';
    const target = (event.target as Element).closest<HTMLElement>(isSubmit ? 'form' : 'button');
    // A form's own button makes the browser check the fields; the submit event comes next.
    if (!target || (!isSubmit && (target as HTMLButtonElement).form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(target);
    void start();
  }

  function goWithoutScript(target: HTMLElement) {
    const fallback = target.closest<HTMLElement>('[data-fallback]')?.dataset.fallback;
    if (target instanceof HTMLFormElement) target.submit();
    else if (fallback) {
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
    root.dataset.script = '';
    for (const target of held) {
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  }).observe(root, { attributeFilter: ['data-hydrated'] });

  addEventListener('click', hold, early);
  addEventListener('submit', hold, early);
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, startOnce, { ...early, passive: true });

  /**
   * Milliseconds after the load event. Running the framework takes a slow phone one task of some 200 ms
   * that nothing can split. Right after load it would meet the first scroll; who has been quiet for
   * this long is reading.
   */
  const quiet = 3000;

  function startWhenIdle() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    // A link brought a choice for the form, which shows it only when hydrated.
    if (document.forms[0] && location.hash) startOnce();
    // Safari has no idle callback.
    else setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(startOnce), quiet);
  }
  addEventListener('load', startWhenIdle, early);
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag to put into a page's head. Its text is the same on every page, and so is its hash in the policy. */
export function loaderTag(data: LoaderData): string {
  const source = `(${startLater.toString()})(document.currentScript.dataset)`;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return inlineScript(source, attributes.join(''));
}
