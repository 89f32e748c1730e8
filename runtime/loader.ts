/**
 * Starts the framework late, so that it does not hold up a slow phone while the page appears, and keeps the presses of a
 * page that does not answer yet, from the inline script at its end on:
 *
 * 1. `startAtRest` and `startAtSign` wait until the page is at rest, or the visitor shows interest;
 * 2. `runScripts` runs the framework's scripts, which the export step has disabled;
 * 3. `hold` holds each press of a button meanwhile, for ten seconds at most; links work by themselves;
 * 4. `repeatPresses` repeats those that are held once the page is hydrated;
 * 5. `goWithoutScript` follows each to its `data-fallback` (Menu: to the links at the end of the page), or sends its form, if
 *    the scripts do not come.
 */
import { cameFromThisSite } from './arrival';
import { HYDRATED, SCRIPTS_LOST } from './events';
import { fetchNextPages } from './next-pages';

/**
 * `waiting` → `loading` → `hydrated`. A script that is lost leads back to `waiting`, so that the next press tries again.
 * `failed`: a press has waited in vain, or a script is damaged. Each press then goes the way without script at once, unless
 * the framework comes after all (`hydrated`).
 */
let state: 'waiting' | 'loading' | 'hydrated' | 'failed' = 'waiting';

/** The buttons that were pressed, in order. */
const held = new Set<HTMLButtonElement>();

/** How long a press waits: milliseconds. */
const PRESS_TIMEOUT = 10_000;

/** Milliseconds after load. The framework blocks a slow phone for 150 ms, which would delay the first scroll. */
const START_DELAY = 2500;

/** Milliseconds after load. By then this page's scripts have arrived, even on slow 4G. */
const NEXT_PAGES_DELAY = 1500;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

const early = { capture: true, passive: true };

/** The framework starts when the last of them runs. Each is removed when it has run. */
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=deferred]')];

const addressOf = (script: HTMLScriptElement) => script.getAttribute('src')!;

/** Call it once the page is seen. */
export function startLoader() {
  if (document.readyState === 'complete') startAtRest();
  else addEventListener('load', startAtRest);
  for (const sign of SIGNS) addEventListener(sign, startAtSign, early);
  addEventListener('click', hold, true);
  addEventListener(HYDRATED, repeatPresses);
  addEventListener('error', stopIfDamaged);
}

/** Where data is to be saved, nothing starts without interest. */
function startAtRest() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => whenIdle(fetchNextPages), NEXT_PAGES_DELAY);
  // From page to page the scripts are in the cache already.
  if (cameFromThisSite()) return whenIdle(runScripts);
  whenIdle(fetchAhead);
  setTimeout(() => whenIdle(runScripts), START_DELAY);
}

/** Safari has no idle callback. */
function whenIdle(action: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(action);
  else setTimeout(action);
}

function fetchAhead() {
  if (state !== 'waiting') return;
  for (const script of scripts()) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href: addressOf(script) });
    document.head.append(link);
  }
}

function startAtSign({ type, target, movementX, movementY }: Partial<PointerEvent>) {
  // The page that a link leads to needs connection and processor more than this one.
  if (target instanceof Element && target.closest('a')) return;
  // Browsers report one without movement for a pointer that rests where the page appears.
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  for (const sign of SIGNS) removeEventListener(sign, startAtSign, early);
  void runScripts();
}

async function runScripts() {
  if (state !== 'waiting') return;
  state = 'loading';
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  delete document.documentElement.dataset.arriving;
  const others = scripts();
  const last = others.pop();
  try {
    await Promise.all(others.map(runWithRetry));
    if (last) await runWithRetry(last);
    // From here on errors are React's, which draws a page anew that a translator or an extension has changed.
    removeEventListener('error', stopIfDamaged);
  } catch {
    // If no press waits, the next press tries again.
    if (held.size > 0) goWithoutScript();
    else if (state === 'loading') state = 'waiting';
  }
}

/** A second time if the first is lost on the way. */
const runWithRetry = (script: HTMLScriptElement) => run(script).catch(() => run(script));

const run = (deferred: HTMLScriptElement) =>
  new Promise<void>((resolve, reject) => {
    // The framework looks for its scripts by `async` and their exact `src`.
    const script = Object.assign(document.createElement('script'), { async: true, src: addressOf(deferred) });
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

/** A script of the site that does not parse, or throws, would do so again. Errors of extensions do not count. */
function stopIfDamaged({ filename }: ErrorEvent) {
  if (state !== 'hydrated' && filename?.startsWith(`${location.origin}/_next/`)) goWithoutScript();
}

function hold(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if ('toTop' in button.dataset) return scrollTo(0, 0);
  held.add(button);
  button.setAttribute('aria-busy', 'true');
  if (state === 'failed') return goWithoutScript();
  setTimeout(() => held.has(button) && goWithoutScript(), PRESS_TIMEOUT);
  void runScripts();
}

function release(button: HTMLButtonElement) {
  held.delete(button);
  button.removeAttribute('aria-busy');
}

function repeatPresses() {
  state = 'hydrated';
  removeEventListener('click', hold, true);
  for (const button of held) {
    release(button);
    (button.isConnected ? button : successorOf(button))?.click();
  }
}

/** If the framework has drawn the page anew: the button with the same `data-fallback`, because a translator may have renamed it, else the one of the same name. */
function successorOf(gone: HTMLButtonElement) {
  const nameOf = ({ textContent, dataset }: HTMLButtonElement) => dataset.fallback ?? textContent;
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(gone));
}

/** Shows the page as it is without script, because a press waits for scripts that do not come. */
function goWithoutScript() {
  state = 'failed';
  if (held.size > 0) delete document.documentElement.dataset.script;
  for (const button of held) {
    release(button);
    const { form, dataset } = button;
    // The script behind the form sends it.
    if (form) form.dispatchEvent(new Event(SCRIPTS_LOST, { bubbles: true }));
    else if (dataset.fallback) location.assign(dataset.fallback);
  }
}
