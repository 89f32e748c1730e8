/** @jest-environment node */
import { elements } from './elements.ts';
import { stylesheetsOf, unsharedStylesheets, withoutStylesheets } from './stylesheets.ts';

const sheet = '.price{content:"₹"}';
const page = `<head><style data-href="/a.css" data-precedence="next">${sheet}</style><style>p{}</style></head>`;

test('knows the style sheets of the framework', () => {
  expect(stylesheetsOf(elements(page))).toEqual([sheet]);
});

test('takes a style sheet out of the data wherever it is, and nothing else', () => {
  // The sign for the rupee is three bytes long.
  const flight = `1:"$S"\n2:T15,${sheet}3:{"a":"$2"}\n4:T15,${sheet}5:T5,Price`;
  expect(withoutStylesheets(flight, [sheet])).toBe('1:"$S"\n2:T4,/**/3:{"a":"$2"}\n4:T4,/**/5:T5,Price');
});

test('accepts style sheets that every page has, and names the page with one of its own', () => {
  const sheets = new Map([
    ['404.html', [sheet]],
    ['index.html', [sheet]],
  ]);
  expect(unsharedStylesheets(sheets)).toEqual([]);
  sheets.set('terms/index.html', [sheet, '.own{color:red}']);
  expect(unsharedStylesheets(sheets)).toEqual([expect.stringMatching(/^terms\/index\.html: .*app\/layout/)]);
});
