/**
 * Before the router fetches a page ahead, it asks by HEAD, with a URL object, whether the page has moved: a
 * round trip. No page here has; one that is gone fails at the next request, and its link loads a new document.
 * So these questions are answered here from now on.
 */
export function answerHead() {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    init?.method === 'HEAD' &&
    input instanceof URL &&
    input.origin === location.origin &&
    input.pathname.endsWith('/')
      ? Promise.resolve(new Response())
      : fetch(input, init);
}
