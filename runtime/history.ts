/** Hides steps in the history from the framework's router, which would reload entries that are not its own. */
export function keepRouterQuiet() {
  addEventListener('popstate', (event) => event.stopImmediatePropagation());
}

/** Corrects an address such as `//`, on which the framework fails. */
export function repairAddress() {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('//')) setEntry(history.state, pathname.replace(/^\/+/, '/') + search + hash);
}

/** The browser's own `history.replaceState`, which the framework replaces. */
export function setEntry(state: unknown, address?: string) {
  History.prototype.replaceState.call(history, state, '', address);
}
