/** @jest-environment node */
import fc from 'fast-check';
import { whatsAppLink } from '@/components/layout/whatsapp-link';
import { contact } from '@/content/contact';
import { enquiryText, missingFields } from './enquiry';

const words = { ...contact.enquiry, generalInquiry: contact.generalInquiry };
const typed = {
  fullName: 'Lakshmi Devi',
  email: 'lakshmi@example.in',
  service: 'E-commerce Solutions',
  message: 'Sarees & dress material\nTenali',
};

/** Any text that a browser can hold: every code point, and every half of a pair by itself. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
);

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
        'Name: Lakshmi Devi',
        'Email: lakshmi@example.in',
        'Service: E-commerce Solutions',
        'Message: Sarees & dress material\nTenali',
        '',
        contact.enquiry.closing,
      ].join('\n'),
    );
  });

  it('asks for a reply within 2 hours', () => {
    expect(enquiryText(typed, words)).toContain('within 2 hours');
  });

  it('treats an empty service as a general inquiry', () => {
    expect(enquiryText({ ...typed, service: '' }, words)).toContain('Service: General Inquiry\n');
  });

  it('arrives as typed, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, anyText, (fullName, message) => {
        const text = enquiryText({ ...typed, fullName, message }, words);
        const arrived = new URL(whatsAppLink('910000000000', text)).searchParams.get('text');
        expect(arrived).toBe(text.toWellFormed());
        expect(arrived).toContain(`Name: ${fullName.toWellFormed()}\n`);
        expect(arrived).toContain(`Message: ${message.toWellFormed()}\n`);
      }),
      { numRuns: 10_000 },
    );
  });
});
