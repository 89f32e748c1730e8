import { currentPage } from './current-path';

it.each([
  ['/', '/'],
  ['/services/', '/services/'],
  ['/services/', '/services'],
  ['/services', '/services/'],
  ['/services/', '/services/?utm_source=card'],
  ['/services/', '/services/#why-choose'],
  ['/services/', '/services/index.html'],
  ['/', '/index.html'],
  ['/', '/en'],
  ['/services/', '/en/services/'],
])('%s is the current page at %s', (href, path) => {
  expect(currentPage(href, path)).toBe('page');
});

it.each([
  ['/', '/services/'],
  ['/services/', '/'],
  ['/services/', '/services-and-more/'],
  ['/services/', '/services/unknown/'],
  ['/services/', '/unknown/services/'],
  ['/', '/_not-found'],
  ['/', '/english/'],
])('%s is not the current page at %s', (href, path) => {
  expect(currentPage(href, path)).toBeUndefined();
});
