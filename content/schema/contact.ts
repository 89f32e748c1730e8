import { z } from 'zod';
import { list, text, texts } from './fields.ts';

const field = z.strictObject({
  label: text(26),
  /** Shown under the field when it was sent empty: what to do, in one short sentence. */
  hint: text(56),
});
const card = z.strictObject({ ...texts(36, 'title', 'action'), text: text(130) });
const dataNotice = z.strictObject({ text: text(220), privacyLink: text(36) });
const benefitIcon = z.enum(['clock', 'message', 'trophy', 'rupee']);
const benefit = z.strictObject({ icon: benefitIcon, text: text(48) });

export const contact = z.strictObject({
  heading: text(60),
  lead: text(170),
  fields: z.strictObject({
    fullName: field,
    email: field,
    service: z.strictObject(texts(36, 'label', 'emptyOption')),
    message: field,
  }),
  send: text(24),
  /** Last option of the service field; after the titles of the services. */
  otherService: text(36),
  /** What the message says when no service was chosen. */
  generalInquiry: text(36),
  notices: z.strictObject({
    /** Fits between two fields of a small phone. */
    error: text(44),
    /** `successMore` is the second line, and `blocked` is for a browser that refused the new window. */
    ...texts(130, 'success', 'successMore', 'blocked', 'offline', 'tooLong', 'copyByHand'),
    /** `tooLongBy` is between how many characters, and the limit; `close` is the name of the X, and not shown. */
    ...texts(36, 'blockedLink', 'tooLongBy', 'email', 'copy', 'copied', 'close'),
  }),
  getInTouch: z.strictObject({
    heading: text(60),
    chat: card,
    email: card,
    /** A line in Telugu, as a customer might write it, drawn on the chat's card. */
    sample: text(36),
  }),
  benefits: z.strictObject({ heading: text(60), items: list('benefits', benefit, 1, 6) }),
  dataNotice: z.strictObject({ en: dataNotice, te: dataNotice }),
  noScript: text(170),
  /** The parts of the chat message. Labels come without a colon. */
  enquiry: z.strictObject({
    ...texts(130, 'greeting', 'closing'),
    ...texts(36, 'nameLabel', 'emailLabel', 'serviceLabel', 'messageLabel'),
    /** Before the campaign that brought the visitor, in a last line. */
    refLabel: text(36),
  }),
});
