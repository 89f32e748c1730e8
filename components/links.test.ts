/** @jest-environment node */
import { chatLink, phoneLink } from './links';
import { contactHref } from './page-links';

const arrives = (text: string) => new URL(chatLink('910000000000', text)).searchParams.get('text');

it('leads to the chat with the number', () => {
  expect(chatLink('910000000000', 'Hi')).toBe('https://wa.me/910000000000?text=Hi');
});

it.each(['గుంటూరు మిర్చి', '👩🏽‍🌾🌶️', 'a & b # c + d % e = f ? g', 'one\ntwo\r\nthree', '%20', "it's (fine)!*"])(
  'carries %j as it is',
  (text) => {
    expect(arrives(text)).toBe(text);
  },
);

it('replaces half a surrogate pair, which no URL can carry', () => {
  expect(arrives('before \ud83d after')).toBe('before \ufffd after');
});

it('carries 10,000 characters of Telugu', () => {
  const text = 'మిర్చి '.repeat(2000).slice(0, 10_000);
  expect(text).toHaveLength(10_000);
  expect(arrives(text)).toBe(text);
});

it('calls a number however it is spaced', () => {
  expect(phoneLink('+91 98480 12345')).toBe('tel:+919848012345');
});

it('leads to the form with a service in the fragment', () => {
  expect(contactHref('web-design-development')).toBe('/contact/#service=web-design-development');
});
