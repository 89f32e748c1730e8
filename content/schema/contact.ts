import { z } from 'zod';
import { list, text } from './fields.ts';

const label = text(36);
const sentence = text(130);
const field = z.strictObject({
  label: text(26),
  /** Shown under the field when it was sent empty: what to do, in one short sentence. */
  hint: text(56),
});
const card = z.strictObject({ title: label, text: sentence, action: label });
const dataNotice = z.strictObject({ text: text(220), privacyLink: label });

export const contact = z.strictObject({
  heading: text(60),
  lead: text(170),
  fields: z.strictObject({
    fullName: field,
    email: field,
    service: z.strictObject({
      label,
      /** Text of the first option, whose value is empty. */
      emptyOption: label,
    }),
    message: field,
  }),
  send: label,
  /** Last option of the service field; after the titles of the services. */
  otherService: label,
  /** What the message says when no service was chosen. */
  generalInquiry: label,
  notices: z.strictObject({
    // On a small phone it fits between two fields, and its field shows above it: e2e/notice.narrow.spec.ts.
    error: text(44),
    success: sentence,
    /** Second line under `success`: WhatsApp waits for the visitor. */
    successMore: sentence,
    /** The browser refused the new window; `blockedLink` follows it. */
    blocked: sentence,
    blockedLink: label,
    /** Instead of `blocked` when the visitor is offline; `blockedLink` follows it too. */
    offline: sentence,
    /** Accessible name of the X. */
    close: label,
    /** The message is longer than a chat link can carry; the button `copy` is below it. */
    tooLong: sentence,
    copy: label,
    /** What the button says once it has copied. */
    copied: label,
    /** Between the number of characters too many and the limit. */
    tooLongBy: label,
    /** Where the browser has no clipboard. */
    copyByHand: sentence,
    email: label,
  }),
  getInTouch: z.strictObject({ heading: text(60), chat: card, email: card }),
  benefits: z.strictObject({
    heading: text(60),
    items: list(
      'benefits',
      z.strictObject({ icon: z.enum(['clock', 'message', 'trophy', 'rupee']), text: text(48) }),
      1,
      6,
    ),
  }),
  /** What happens to the details, in English and in Telugu. */
  dataNotice: z.strictObject({ en: dataNotice, te: dataNotice }),
  /** Without script only the message field reaches WhatsApp. */
  noScript: text(170),
  /** The parts of the chat message, in their order. Labels come without a colon. */
  enquiry: z.strictObject({
    greeting: sentence,
    nameLabel: label,
    emailLabel: label,
    serviceLabel: label,
    messageLabel: label,
    closing: sentence,
    /** Before the campaign that brought the visitor, in a last line. */
    refLabel: label,
  }),
});

export type Contact = z.infer<typeof contact>;
