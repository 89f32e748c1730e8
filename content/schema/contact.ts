import { z } from 'zod';
import { list, text, texts } from './fields.ts';

/** The hint is shown under the field when it was sent empty: what to do, in one short sentence. */
const field = z.strictObject(texts({ label: 26, hint: 56 }));
const card = z.strictObject(texts({ title: 36, text: 130, action: 36 }));
const dataNotice = z.strictObject(texts({ text: 260, privacyLink: 44 }));
const benefit = z.strictObject({ drawing: z.enum(['phone', 'tea', 'harvest', 'board']), text: text(48) });

export const contact = z.strictObject({
  ...texts({ heading: 60, lead: 170 }),
  fields: z.strictObject({
    fullName: field,
    email: field,
    service: z.strictObject(texts({ label: 36, emptyOption: 36 })),
    message: field,
  }),
  /** The last option of the service field, and what the message says when no service was chosen. */
  ...texts({ send: 24, otherService: 36, generalInquiry: 36 }),
  notices: z.strictObject({
    /** Fits between two fields of a small phone. */
    error: text(44),
    /** `successMore` is the second line, and `blocked` is for a browser that refused the new window. */
    ...texts({ success: 130, successMore: 130, blocked: 130, offline: 130, tooLong: 130, copyByHand: 130 }),
    /** `tooLongBy` is between how many characters, and the limit; `close` is the name of the X, and not shown. */
    ...texts({ blockedLink: 36, tooLongBy: 36, email: 36, copy: 36, copied: 36, close: 36 }),
  }),
  getInTouch: z.strictObject({
    /** `sample` is a line in Telugu, as a customer might write it, drawn on the chat's card. */
    ...texts({ heading: 60, sample: 36 }),
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
