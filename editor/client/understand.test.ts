/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Content, names } from '../../content/schema/files.ts';
import { fieldAt } from './fields.ts';
import { understand } from './understand.ts';

const contents = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as unknown]),
) as Content;

const day = { id: 'a', from: 'Monday', opens: '9:00 am', closes: '9:00 pm' };
const piece = { id: 'a', since: '', link: '' };
const work = { ...(contents.work as object), pieces: [piece] };

const site = { ...(contents.site as object), hours: { label: 'Open', times: [day] }, address: {} };

/** What is typed into a field → what it says once the field is left. Of several results, one is chosen at the field. */
const TABLE: Record<string, Record<string, string | string[]>> = {
  'services.services.1.price': {
    '18000': '₹18,000',
    'Rs 18,000': '₹18,000',
    'Rs. 18000/-': '₹18,000',
    '₹ 18000': '₹18,000',
    '18k': '₹18,000',
    '1.5k': '₹1,500',
    '120000': '₹1,20,000',
    '120,000': '₹1,20,000',
    '1.2 lakh': '₹1,20,000',
    '18000.00': '₹18,000',
    '₹18,000': '₹18,000',
    'from 6000': 'Starting from ₹6,000',
    'starting from Rs.6000': 'Starting from ₹6,000',
    'on request': 'On request',
    '18.000': ['₹18,000', '₹18'],
    '18,00': '18,00',
    '18000 or less': '18000 or less',
    '18000.50': '18000.50',
    '12345678': '12345678',
  },
  'services.services.1.originalPrice': { 'rs.25000': '₹25,000', 'on request': 'on request' },
  'services.services.1.discount': { '40': '40% OFF', '40 %': '40% OFF', '40% off': '40% OFF' },
  'services.services.1.timeline': {
    '2 to 4 Weeks': '2-4 weeks',
    '2 – 4 weeks': '2-4 weeks',
    '3months': '3 months',
    ongoing: 'Ongoing',
  },
  'services.services.1.slug': { 'Video & Film': 'video-film' },
  'words.promise': { '2 Hours': '2 hours', '2hrs': '2 hours', '1 hr': '1 hour', '30 min': '30 minutes' },
  'site.hours.times.a.opens': {
    '9am': '9:00 am',
    '9 AM': '9:00 am',
    '9 a.m.': '9:00 am',
    '9.30': '9:30 am',
    '09:30': '9:30 am',
    '9:30am': '9:30 am',
    '930 am': '9:30 am',
    '21:30': '9:30 pm',
    '9': '9:00 am',
    '12 pm': '12:00 pm',
    '12': ['12:00 am', '12:00 pm'],
    '2.30': ['2:30 am', '2:30 pm'],
    '25:00': '25:00',
  },
  'site.hours.times.a.closes': { '9pm': '9:00 pm', '21.00': '9:00 pm', '9.30': ['9:30 am', '9:30 pm'] },
  'site.phone': {
    '98480 12345': '+91 98480 12345',
    '098480-12345': '+91 98480 12345',
    '+91-98480-12345': '+91 98480 12345',
    '9848012345': '+91 98480 12345',
    '09848012345': '+91 98480 12345',
    '919848012345': '+91 98480 12345',
    '0091 98480 12345': '+91 98480 12345',
    'tel:+919848012345': '+91 98480 12345',
    '0863-2345678': '+91 863 234 5678',
    '(0863) 234 5678': '+91 863 234 5678',
    '040 2345 6789': '+91 40 2345 6789',
    '+91 863 234 5678': '+91 863 234 5678',
    '08632345678': ['+91 86323 45678', '+91 863 234 5678'],
    '984 801 2345': ['+91 98480 12345', '+91 984 801 2345'],
    '98480 1234': '98480 1234',
  },
  'site.chatNumber': {
    '98480 12345': '919848012345',
    '+91-98480-12345': '919848012345',
    '0863-2345678': '0863-2345678',
  },
  'site.address.postalCode': { '522 001': '522001' },
  'site.email': { 'mailto:hello@shop.in ': 'hello@shop.in' },
  'site.url': { 'shop.in': 'https://shop.in', 'http://www.Shop.in/': 'https://www.shop.in' },
  'site.social.9x4xq6.url': {
    'facebook.com/shop': 'https://facebook.com/shop',
    'www.facebook.com/Shop': 'https://www.facebook.com/Shop',
    'http://www.facebook.com/shop': 'https://www.facebook.com/shop',
  },
  'site.navigation.hsaze9.href': {
    about: '/about/',
    '/About': '/about/',
    'services#service-films': '/services/#service-films',
    'blog.shop.in': 'https://blog.shop.in',
  },
  'work.pieces.a.since': {
    'march 2026': 'March 2026',
    'Mar 2026': 'March 2026',
    'Sept, 2026': 'September 2026',
    '3/2026': 'March 2026',
    '2026-03': 'March 2026',
    '13/2026': '13/2026',
    'ma 2026': 'ma 2026',
    '2026': '2026',
  },
  'work.pieces.a.link': {
    'instagram.com/reel/a': 'https://instagram.com/reel/a',
    'http://a.in': 'https://a.in',
  },
  'services.services.1.shortDesc': {
    ' two  spaces ': 'two spaces',
    'out\u00a0of\tWord\u200b\r\n': 'out of Word',
    '• a point': 'a point',
    'the shop’s “best” price': "the shop's “best” price",
    'the "best" price': 'the “best” price',
    'a 32" screen': 'a 32" screen',
    'a non\u2011breaking hyphen': 'a non-breaking hyphen',
    'వెబ్\u200cసైట్': 'వెబ్\u200cసైట్',
  },
};

test.each(Object.entries(TABLE))('%s', (id, results) => {
  const { schema } = fieldAt(id, {
    ...contents,
    site: site as Content['site'],
    work: work as Content['work'],
  })!;
  const understood = Object.keys(results).map((typed) => [typed, understand(typed, schema)]);
  const expected = Object.entries(results).map(([typed, result]) => [typed, [result].flat()]);
  expect(Object.fromEntries(understood)).toEqual(Object.fromEntries(expected));
});
