/** `/services`, `/services/`, `/services/index.html` and `/services/?a#b` are one place; `/` stays `/`. An English page is drawn below `/en`. */
const normalize = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/\/index\.html$/, '')
    .replace(/\/+$/, '') || '/';

/** Whether a link leads to the page the visitor is on: the value of its `aria-current`. */
export function currentPage(href: string, path: string) {
  return normalize(href) === normalize(path) ? 'page' : undefined;
}
