import { z } from 'zod';
import { entry, group, list, name, telugu, text } from './fields.ts';

const HINT = 'Shown under the field when it was sent empty: what to do, in one short sentence.';

const TELUGU_BELOW = 'Below the English.';

const card = {
  title: text('Title', 36),
  text: text('Text', 130),
  action: text('Button', 36),
};

const benefit = entry('Benefit', {
  text: text('Text', 48),
  icon: z.enum(['clock', 'chat', 'chart', 'rupee', 'circleCheck', 'phone']).meta({ title: 'Icon' }),
});

export const contact = z.strictObject({
  heading: text('Heading', 60),
  lead: text('Introduction', 170),
  fields: group('Fields of the form', {
    fullName: group('Name', {
      label: text('Label', 26),
      hint: text('Hint', 56, HINT),
      hintTelugu: telugu('Hint in Telugu', 70, TELUGU_BELOW),
    }),
    email: group('Email', {
      label: text('Label', 26),
      hint: text('Hint', 96, `${HINT} Also for an address that is not valid, so give an example.`),
      hintTelugu: telugu('Hint in Telugu', 70, TELUGU_BELOW),
    }),
    service: group('Service', {
      label: text('Label', 36),
      emptyOption: text('Option while none is chosen', 36),
    }),
    message: group('Message', {
      label: text('Label', 26),
      hint: text('Hint', 56, HINT),
      hintTelugu: telugu('Hint in Telugu', 70, TELUGU_BELOW),
    }),
  }),
  notes: group('Beside the labels', {
    required: text('A field that must be filled', 16),
    optional: text('A field that may be empty', 16),
  }),
  send: text('Button that sends', 24),
  afterSend: text('Below the button', 130, 'What happens after it was pressed.'),
  otherService: text('Last option of the service field', 36),
  generalInquiry: text('Service in the message when none was chosen', 36),
  notices: group('Notices', {
    // Fits between two fields of a small phone.
    error: text('A field is empty', 44),
    success: text('The message was sent', 130),
    successMore: text('Second line of that', 130),
    successTelugu: telugu('Third line of that, in Telugu', 90),
    refused: text('WhatsApp did not open', 130),
    refusedLink: text('Link to WhatsApp', 36),
    tooLong: text('The message is too long', 130),
    tooLongBy: text('Over the limit', 36, 'Between how many characters it is over, and the limit.'),
    email: text('Link to email', 36),
    close: text('Name of the X', 36, 'Not shown: screen readers say it.'),
  }),
  getInTouch: group('WhatsApp and email', {
    heading: text('Heading', 60),
    sample: telugu('Message in Telugu', 36, 'As a customer might write it: it is drawn on the card.'),
    quick: group('Link above the form, on phones', {
      en: text('In English', 36),
      te: telugu('In Telugu', 44),
    }),
    chat: group('WhatsApp', card),
    email: group('Email', card),
  }),
  benefits: group('Why to write to us', {
    heading: text('Heading', 60),
    items: list('Benefits', benefit, 1, 6),
  }),
  dataNotice: group('What happens to the visitor’s data', {
    en: group('In English', {
      text: text('Text', 130),
      privacyLink: text('Link to the privacy policy', 44),
    }),
    te: group('In Telugu', {
      text: telugu('Text', 130),
      privacyLink: telugu('Link to the privacy policy', 44),
    }),
  }),
  noScript: text('Without JavaScript', 170, 'For visitors who have switched it off.'),
  enquiry: group(
    'The message that arrives',
    {
      greeting: text('First line', 130),
      nameLabel: text('Before the name', 36),
      emailLabel: text('Before the email address', 36),
      serviceLabel: text('Before the service', 36),
      messageLabel: text('Before the message', 36),
      closing: text('Last line', 130),
      // For us, so it reads the same in every language.
      refLabel: name('Before the name of an advertisement', 36),
    },
    'A colon follows each of the words before something.',
  ),
});
