import { cameFromThisSite } from './arrival';
import { fetchNextPages } from './next-pages';

/** `failed`: a script could not be had, or all ran and the page did not hydrate; it still may. */
type State = 'idle' | 'loading' | 'failed' | 'hydrated';

/** Milliseconds after load. The framework holds a slow phone for 150 ms in all, and would delay the first scroll. */
const START_DELAY = 2500;

/** Milliseconds after which a page whose frames leave no time, as with an animation on a slow phone, counts as idle. */
const IDLE_TIMEOUT = 1000;

/** Milliseconds after load until the next pages are fetched: this page's scripts have come by then on slow 4G. */
const PREFETCH_DELAY = 1500;

/** Milliseconds that a page may take to hydrate once all its scripts have run. */
const HYDRATION_TIMEOUT = 8000;

/** Milliseconds that a press waits for scripts which neither come nor fail. */
const PRESS_TIMEOUT = 10_000;

/** The framework's scripts as the export step leaves them, fetched by nobody. The last one runs the others. */
const DEFERRED = 'script[type=deferred]';

const addressOf = (script: HTMLScriptElement) => script.getAttribute('src')!;

const pressable = () => [...document.querySelectorAll<HTMLElement>('button, form')];

/** Safari has no idle callback. */
const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: IDLE_TIMEOUT })
    : setTimeout(action);

const retryOnce = (action: () => Promise<void>) => action().catch(action);

/**
 * Starts the framework on the first sign of interest, or when the page has been quiet after load; right after load where
 * are cached, and by interest alone where data is to be saved. Until `hydrated` it holds presses, marks them as busy, and
 * then gives each back once, in order. If that fails they go the way without script, and the next press tries again.
 */
export function startLoader() {
  const root = document.documentElement;
  /** What was pressed, with its index among all buttons and forms, to find it again in a page drawn anew. */
  const held = new Map<HTMLElement, { index: number }>();
  const untilHydrated = new AbortController();
  const listening = { capture: true, signal: untilHydrated.signal };
  let state: State = 'idle';

  const pendingScripts = () => [...document.querySelectorAll<HTMLScriptElement>(DEFERRED)];

  /** Each script is taken out when it has run, and all of them when one is broken. */
  const canRetry = () => pendingScripts().length > 0;

  const run = (deferred: HTMLScriptElement) =>
    new Promise<void>((resolve, reject) => {
      // The framework finds its scripts by `src`, exactly as it was written, and `async`.
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

  // A call, because TypeScript takes `state` for unchanged over an `await`.
  const isLoading = () => state === 'loading';

  /** For signs that are not presses: after a failure only a press tries again, to save the visitor's data. */
  function startOnce() {
    if (state === 'idle') void start();
  }

  /**
   * Browsers report a `pointermove` without movement for a pointer that rests where the page appears. A link needs no
   * framework, which would compete with the page that it leads to.
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

  /** A script of the site that fails to parse or throws would fail again. What extensions do is not ours to judge. */
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
    // A form's own button makes the browser check the fields; the submit event comes next.
    if (!target || (!isSubmit && (target as HTMLButtonElement).form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('toTop' in target.dataset) scrollTo(0, 0);
    else if (state === 'failed' && !canRetry()) goWithoutScript(target);
    else {
      // Of several things that would open over the page, the last one asked for.
      if (opensDialog(target)) [...held.keys()].filter(opensDialog).forEach(drop);
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
    // After a failure it had been taken away.
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
    // The page as it is without script shows all that the button could have shown.
    delete document.documentElement.dataset.script;
  }
}
