/** The framework hydrates as a router, and would reload entries of the history that lack its mark: it hears of no step. */
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
