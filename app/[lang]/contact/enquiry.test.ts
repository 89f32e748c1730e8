/** @jest-environment node */
import { chatLink } from '@/components/links';
import { contact } from '@/content';
import { letterOf, LONGEST_TEXT, missingFields, prepare } from './enquiry';
import { fillLetter } from './enquiry-form';

const words = contact.enquiry;
const letter = letterOf(words);
const typed = {
  fullName: 'Lakshmi Devi',
  email: 'lakshmi@example.in',
  service: 'E-commerce Solutions',
  text: 'Sarees & dress material\nTenali',
};

const characters = (first: number, last: number, fromNumber: (number: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${fromNumber(first + index)} `).join('');

describe('missingFields', () => {
  it('finds nothing missing in a full enquiry', () => {
    expect(missingFields(typed)).toEqual([]);
  });

  it.each(['fullName', 'email'] as const)('requires %s', (name) => {
    expect(missingFields({ ...typed, [name]: '' })).toEqual([name]);
  });

  it('does not require a service', () => {
    expect(missingFields({ ...typed, service: '' })).toEqual([]);
  });

  it('counts blanks alone as empty', () => {
    const blanks = ' \t\r\n\u00a0\u3000';
    expect(missingFields({ ...typed, fullName: blanks, text: blanks })).toEqual(['fullName', 'message']);
  });

  it('names the fields in the order of the form', () => {
    expect(missingFields({ text: '', service: '', email: '', fullName: '' })).toEqual([
      'fullName',
      'email',
      'message',
    ]);
  });
});

describe('the letter', () => {
  it('says everything in the order of a letter', () => {
    expect(fillLetter(letter, typed)).toBe(
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

  it('leaves what is typed as it is, also where it looks like a place of the letter', () => {
    const text = '{email} $& {other}';
    expect(fillLetter(letter, { ...typed, text })).toContain(`: ${text}\n`);
  });

  it.each([
    // The halves of pairs among them.
    ['every sign of two bytes by itself', characters(0, 0xffff, String.fromCharCode)],
    ['every sign that is a pair of them', characters(0x10000, 0x10ffff, String.fromCodePoint)],
  ])('arrives as typed: %s', (_, text) => {
    const sent = fillLetter(letter, { ...typed, fullName: text, text });
    const arrived = new URL(chatLink('910000000000', sent)).searchParams.get('text');
    // Compared as a whole: what differs would fill the screen.
    expect(arrived === sent.toWellFormed()).toBe(true);
    for (const label of [words.nameLabel, words.messageLabel])
      expect(arrived?.includes(`${label}: ${text.toWellFormed()}\n`)).toBe(true);
  });
});

describe('prepare', () => {
  const of = (message: string) => prepare(typed, message, '910000000000');

  it('asks for what is missing', () => {
    const prepared = prepare({ ...typed, text: ' ' }, 'Hi', '910000000000');
    expect(prepared).toEqual({ kind: 'missing', fields: ['message'] });
  });

  it('leads to the chat with the whole message', () => {
    expect(of('Hi')).toEqual({ kind: 'ready', href: chatLink('910000000000', 'Hi') });
  });

  it('says by how much a message is too long, and lets the longest pass', () => {
    expect(of('a'.repeat(LONGEST_TEXT)).kind).toBe('ready');
    expect(of('a'.repeat(LONGEST_TEXT + 3))).toMatchObject({ kind: 'too-long', excess: 3 });
  });
});
