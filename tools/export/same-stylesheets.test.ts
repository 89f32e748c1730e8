/** @jest-environment node */
import { unsharedStylesheets } from './same-stylesheets.ts';

const shared = 'body{margin:0}';
const own = `${shared}.MHYekq_red{color:red}`;

test('accepts style sheets that every page has', () => {
  const pages = { 'index.html': [shared], 'terms/index.html': [shared] };
  expect(unsharedStylesheets(new Map(Object.entries(pages)))).toEqual([]);
});

test('names the page with a style sheet of its own, and its classes', () => {
  const pages = { 'terms/index.html': [own], 'index.html': [shared], '404.html': [shared] };
  expect(unsharedStylesheets(new Map(Object.entries(pages)))).toEqual([
    expect.stringMatching(/^terms\/index\.html: .* with \.MHYekq_red, so/),
  ]);
});
