/** @jest-environment node */
import { chatLink } from '@/components/links';
import { contact } from '@/content';
import { enquiryText, LONGEST_TEXT, missingFields, prepare } from './enquiry';

// This environment has no page.
Object.assign(globalThis, { location: { search: '' } });

const words = { ...contact.enquiry, generalInquiry: contact.generalInquiry };
const typed = {
  fullName: 'Lakshmi Devi',
  email: 'lakshmi@example.in',
  service: 'E-commerce Solutions',
  message: 'Sarees & dress material\nTenali',
};

const characters = (first: number, last: number, fromNumber: (number: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${fromNumber(first + index)} `).join('');

describe('missingFields', () => {
  it('finds nothing missing in a full enquiry', () => {
    expect(missingFields(typed)).toEqual([]);
  });

  it.each(['fullName', 'email', 'message'] as const)('requires %s', (name) => {
    expect(missingFields({ ...typed, [name]: '' })).toEqual([name]);
  });

  it('does not require a service', () => {
    expect(missingFields({ ...typed, service: '' })).toEqual([]);
  });

  it('counts blanks alone as empty', () => {
    const blanks = ' \t\r\n\u00a0\u3000';
    expect(missingFields({ ...typed, fullName: blanks, message: blanks })).toEqual(['fullName', 'message']);
  });

  it('names the fields in the order of the form', () => {
    expect(missingFields({ message: '', service: '', email: '', fullName: '' })).toEqual([
      'fullName',
      'email',
      'message',
    ]);
  });
});

describe('enquiryText', () => {
  it('says everything in the order of a letter', () => {
    expect(enquiryText(typed, words)).toBe(
      [
        contact.enquiry.greeting,
        '',
        `${words.nameLabel}: Lakshmi Devi`,
        `${words.emailLabel}: lakshmi@example.in`,
        `${words.serviceLabel}: E-commerce Solutions`,
        `${words.messageLabel}: Sarees & dress material\nTenali`,
        '',
        contact.enquiry.closing,
      ].join('\n'),
    );
  });

  it('treats an empty service as a general inquiry', () => {
    expect(enquiryText({ ...typed, service: '' }, words)).toContain(`: ${words.generalInquiry}\n`);
  });

  it.each([
    // The halves of pairs among them.
    ['every sign of two bytes by itself', characters(0, 0xffff, String.fromCharCode)],
    ['every sign that is a pair of them', characters(0x10000, 0x10ffff, String.fromCodePoint)],
  ])('arrives as typed: %s', (_, text) => {
    const sent = enquiryText({ ...typed, fullName: text, message: text }, words);
    const arrived = new URL(chatLink('910000000000', sent)).searchParams.get('text');
    // Compared as a whole: what differs would fill the screen.
    expect(arrived === sent.toWellFormed()).toBe(true);
    for (const label of [words.nameLabel, words.messageLabel])
      expect(arrived?.includes(`${label}: ${text.toWellFormed()}\n`)).toBe(true);
  });
});

it('ends with the campaign that brought the visitor', () => {
  Object.assign(location, { search: '?from=vijayawada-expo' });
  const lines = enquiryText(typed, words).split('\n');
  Object.assign(location, { search: '' });
  expect(lines.slice(-2)).toEqual([contact.enquiry.closing, `${contact.enquiry.refLabel}: vijayawada-expo`]);
});

describe('prepare', () => {
  const of = (message: string) => prepare({ ...typed, message }, words, '910000000000');

  it('asks for what is missing', () => {
    expect(of(' ')).toEqual({ kind: 'missing', fields: ['message'] });
  });

  it('leads to the chat with the whole text', () => {
    expect(of('Hi')).toEqual({
      kind: 'ready',
      href: chatLink('910000000000', enquiryText({ ...typed, message: 'Hi' }, words)),
    });
  });

  it('says by how much a text is too long, and lets the longest pass', () => {
    const room = LONGEST_TEXT - enquiryText({ ...typed, message: '' }, words).length;
    expect(of('a'.repeat(room)).kind).toBe('ready');
    expect(of('a'.repeat(room + 3))).toMatchObject({ kind: 'too-long', excess: 3 });
  });
});
