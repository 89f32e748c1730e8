/**
 * Each page of the site is a document, and the framework still hydrates as a router. It must hear of no step through
 * the history: within a document it has nothing to show, and it would reload entries that lack its own mark.
 */
export function keepRouterQuiet() {
  addEventListener('popstate', (event) => event.stopImmediatePropagation());
}

/** Makes an address such as `//` one that the framework can read. */
export function repairAddress() {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('//')) setEntry(history.state, pathname.replace(/^\/+/, '/') + search + hash);
}

/** `history.replaceState` as the browser has it: the framework puts a version of its own in its place. */
export function setEntry(state: unknown, address?: string) {
  History.prototype.replaceState.call(history, state, '', address);
}
