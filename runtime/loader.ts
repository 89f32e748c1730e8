import { cameFromThisSite } from './arrival';
import { fetchNextPages } from './next-pages';

/** `failed`: a script could not be loaded, or the page did not hydrate in time. It may still hydrate later. */
type State = 'idle' | 'loading' | 'failed' | 'hydrated';

/** Milliseconds after load. The framework blocks a slow phone for 150 ms, which would delay the first scroll. */
const START_DELAY = 2500;

/** Milliseconds after which the page counts as idle, even if an animation leaves a slow phone no idle time. */
const IDLE_TIMEOUT = 1000;

/** Milliseconds after load until the next pages are fetched. By then this page's scripts have arrived, even on slow 4G. */
const PREFETCH_DELAY = 1500;

/** Milliseconds that a page may take to hydrate once all its scripts have run. */
const HYDRATION_TIMEOUT = 8000;

/** Milliseconds that a press waits for scripts that neither arrive nor fail. */
const PRESS_TIMEOUT = 10_000;

/** The framework's scripts, which the export step has disabled. The last one runs the others. */
const DEFERRED = 'script[type=deferred]';

const addressOf = (script: HTMLScriptElement) => script.getAttribute('src')!;

const pressable = () => [...document.querySelectorAll<HTMLElement>('button, form')];

/** For Safari, which has no idle callback. */
const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: IDLE_TIMEOUT })
    : setTimeout(action);

const retryOnce = (action: () => Promise<void>) => action().catch(action);

/**
 * Starts the framework on the first sign of interest, or when the page has been idle after load. If the scripts are cached
 * already it starts immediately after load; if the visitor saves data, only on interest. Until the page is hydrated it holds
 * presses and marks them as busy; then it repeats each once, in order. If hydration fails they do what they do without
 * script, and the next press tries again.
 */
export function startLoader() {
  const root = document.documentElement;
  /** What was pressed, with its index among all buttons and forms, to find it again if the page is replaced. */
  const held = new Map<HTMLElement, { index: number }>();
  const untilHydrated = new AbortController();
  const listening = { capture: true, signal: untilHydrated.signal };
  let state: State = 'idle';

  const pendingScripts = () => [...document.querySelectorAll<HTMLScriptElement>(DEFERRED)];

  /** A script is removed when it has run; all are when one is broken. */
  const canRetry = () => pendingScripts().length > 0;

  const run = (deferred: HTMLScriptElement) =>
    new Promise<void>((resolve, reject) => {
      // The framework looks for its scripts by `async` and their exact `src`.
      const script = Object.assign(document.createElement('script'), {
        async: true,
        src: addressOf(deferred),
      });
      script.onload = () => {
        deferred.remove();
        resolve();
      };
      script.onerror = () => {
        script.remove();
        reject(new Error(script.src));
      };
      document.head.append(script);
    });

  function fetchAhead() {
    if (state !== 'idle') return;
    for (const script of pendingScripts()) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href: addressOf(script) });
      document.head.append(link);
    }
  }

  async function start() {
    if (state === 'loading') return;
    state = 'loading';
    try {
      if (document.readyState === 'loading')
        await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
      delete root.dataset.arriving;
      const scripts = pendingScripts();
      const last = scripts.pop();
      await Promise.all(scripts.map((script) => retryOnce(() => run(script))));
      if (!isLoading()) return;
      if (last) await retryOnce(() => run(last));
      setTimeout(fail, HYDRATION_TIMEOUT);
    } catch {
      fail();
    }
  }

  // A function, because TypeScript assumes that `state` does not change during an `await`.
  const isLoading = () => state === 'loading';

  /** For signs of interest other than presses. After a failure only a press tries again, to save data. */
  function startOnce() {
    if (state === 'idle') void start();
  }

  /**
   * Ignores the `pointermove` without movement that browsers report for a pointer that rests where the page appears, and
   * links: they need no framework, and loading it would slow down the page that they lead to.
   */
  function handleSign({ type, target, movementX, movementY }: Partial<PointerEvent>) {
    if (target instanceof Element && target.closest('a')) return;
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) startOnce();
  }

  function fail() {
    if (!isLoading()) return;
    state = 'failed';
    for (const target of held.keys()) giveUp(target);
  }

  function giveUp(target: HTMLElement) {
    goWithoutScript(target);
    drop(target);
  }

  /** A script of the site that does not parse or throws would fail again. Errors of extensions are ignored. */
  function handleError({ filename }: ErrorEvent) {
    if (!filename?.startsWith(`${location.origin}/_next/`)) return;
    pendingScripts().forEach((script) => script.remove());
    fail();
  }

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
    // Let a click on a form's button through: the browser checks the fields, and the submit that follows is held.
    if (!target || (!isSubmit && (target as HTMLButtonElement).form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('toTop' in target.dataset) scrollTo(0, 0);
    else if (state === 'failed' && !canRetry()) goWithoutScript(target);
    else {
      // Of several presses that open something over the page, repeat only the last.
      if (opensDialog(target)) [...held.keys()].filter(opensDialog).forEach(drop);
      // An object for each press, so that an old timer does not end a newer one.
      const press = { index: pressable().indexOf(target) };
      held.set(target, press);
      setBusy(target, true);
      setTimeout(() => held.get(target) === press && giveUp(target), PRESS_TIMEOUT);
      void start();
    }
  }

  function giveBack() {
    untilHydrated.abort();
    state = 'hydrated';
    // A failure has removed it.
    root.dataset.script = '';
    for (const [pressed, { index }] of held) {
      const target = pressed.isConnected ? pressed : pressable()[index];
      drop(pressed);
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target?.click();
    }
  }

  addEventListener('hydrated', giveBack, { once: true });
  addEventListener('click', hold, listening);
  addEventListener('submit', hold, listening);
  addEventListener('error', handleError, listening);
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, handleSign, { ...listening, passive: true });

  function startWhenQuiet() {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    setTimeout(() => whenIdle(fetchNextPages), PREFETCH_DELAY);
    if (cameFromThisSite()) whenIdle(startOnce);
    else {
      whenIdle(fetchAhead);
      setTimeout(() => whenIdle(startOnce), START_DELAY);
    }
  }
  addEventListener('load', startWhenQuiet, listening);
}

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
    // Without script the page shows everything that the button would have shown.
    delete document.documentElement.dataset.script;
  }
}
