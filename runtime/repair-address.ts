/** Corrects an address such as `//`, on which the framework fails. */
export function repairAddress() {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
}
