/** @jest-environment node */
import { elements } from './elements.ts';
import { stylesheetsOf, withoutStylesheets } from './stylesheets.ts';

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
