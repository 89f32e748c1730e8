/** @jest-environment node */
import { whatsAppLink } from './whatsapp-link';

const arrives = (text: string) => new URL(whatsAppLink('910000000000', text)).searchParams.get('text');

it('leads to the chat with the number', () => {
  expect(whatsAppLink('910000000000', 'Hi')).toBe('https://wa.me/910000000000?text=Hi');
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
