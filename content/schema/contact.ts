import { z } from 'zod';
import { list, text, texts } from './fields.ts';

/** The hint is shown under the field when it was sent empty: what to do, in one short sentence. */
const field = z.strictObject(texts({ label: 26, hint: 56 }));
const card = z.strictObject(texts({ title: 36, text: 130, action: 36 }));
const dataNotice = z.strictObject(texts({ text: 260, privacyLink: 44 }));
const benefit = z.strictObject({
  icon: z.enum(['clock', 'chat', 'chart', 'rupee', 'circleCheck', 'phone']),
  text: text(48),
});

export const contact = z.strictObject({
  ...texts({ heading: 60, lead: 170 }),
  fields: z.strictObject({
    fullName: field,
    /** Its hint is also shown for an address that is not valid, so it has an example. */
    email: z.strictObject(texts({ label: 26, hint: 96 })),
    service: z.strictObject(texts({ label: 36, emptyOption: 36 })),
    message: field,
  }),
  /** Beside each label. */
  notes: z.strictObject(texts({ required: 16, optional: 16 })),
  /** The last option of the service field, and what the message says when no service was chosen. */
  ...texts({ send: 24, otherService: 36, generalInquiry: 36 }),
  notices: z.strictObject({
    /** Fits between two fields of a small phone. */
    error: text(44),
    /** `successMore` is the second line, and `refused` is for a new window that did not open. */
    ...texts({ success: 130, successMore: 130, refused: 130, tooLong: 130 }),
    /** `tooLongBy` is between how many characters, and the limit; `close` is the name of the X, and not shown. */
    ...texts({ refusedLink: 36, tooLongBy: 36, email: 36, close: 36 }),
  }),
  getInTouch: z.strictObject({
    /** `sample` is a line in Telugu, as a customer might write it, drawn on the chat's card. */
    ...texts({ heading: 60, sample: 36 }),
    /** The link above the form of a phone, a line in English and one in Telugu. */
    quick: z.strictObject(texts({ en: 36, te: 44 })),
    chat: card,
    email: card,
  }),
  benefits: z.strictObject({ heading: text(60), items: list('benefits', benefit, 1, 6) }),
  dataNotice: z.strictObject({ en: dataNotice, te: dataNotice }),
  noScript: text(170),
  /** The parts of the chat message. Labels come without a colon; `refLabel` is before the campaign, in a last line. */
  enquiry: z.strictObject({
    ...texts({ greeting: 130, closing: 130 }),
    ...texts({ nameLabel: 36, emailLabel: 36, serviceLabel: 36, messageLabel: 36, refLabel: 36 }),
  }),
});
