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
    /** The first option is empty, with a text of its own. */
    service: z.strictObject(texts(36, 'label', 'emptyOption')),
    message: field,
  }),
  send: text(24),
  /** Last option of the service field; after the titles of the services. */
  otherService: text(36),
  /** What the message says when no service was chosen. */
  generalInquiry: text(36),
  notices: z.strictObject({
    // On a small phone it fits between two fields, and its field shows above it: e2e/notice.narrow.spec.ts.
    error: text(44),
    /** The second line: WhatsApp waits for the visitor. */
    ...texts(130, 'success', 'successMore'),
    /** The browser refused the new window, or the visitor is offline; `blockedLink` follows. */
    ...texts(130, 'blocked', 'offline'),
    blockedLink: text(36),
    /** Accessible name of the X. */
    close: text(36),
    /** The message is longer than a chat link can carry: the second is between how many characters, and the limit. */
    tooLong: text(130),
    tooLongBy: text(36),
    ...texts(36, 'email', 'copy', 'copied'),
    /** Where the browser has no clipboard. */
    copyByHand: text(130),
  }),
  getInTouch: z.strictObject({
    heading: text(60),
    chat: card,
    email: card,
    /** A line in Telugu, as a customer might write it, drawn on the chat's card. */
    sample: text(36),
  }),
  benefits: z.strictObject({ heading: text(60), items: list('benefits', benefit, 1, 6) }),
  /** What happens to the details, in English and in Telugu. */
  dataNotice: z.strictObject({ en: dataNotice, te: dataNotice }),
  /** Without script only the message field reaches WhatsApp. */
  noScript: text(170),
  /** The parts of the chat message. Labels come without a colon. */
  enquiry: z.strictObject({
    ...texts(130, 'greeting', 'closing'),
    ...texts(36, 'nameLabel', 'emailLabel', 'serviceLabel', 'messageLabel'),
    /** Before the campaign that brought the visitor, in a last line. */
    refLabel: text(36),
  }),
});
