import { z } from 'zod';
import type { Contact } from '../../../content/contact.ts';
import { list, text } from '../fields.ts';

const label = text(36);
const sentence = text(130);

// On a small phone the notice with the error fits between two fields, and its field shows above it:
// e2e/notice.narrow.spec.ts.
const error = text(44);
const field = z.strictObject({ label: text(26), hint: text(56) });
const card = z.strictObject({ title: label, text: sentence, action: label });
const dataNotice = z.strictObject({ text: text(220), privacyLink: label });

const contact = z.strictObject({
  heading: text(60),
  lead: text(170),
  fields: z.strictObject({
    fullName: field,
    email: field,
    service: z.strictObject({ label, emptyOption: label }),
    message: field,
  }),
  send: label,
  otherService: label,
  generalInquiry: label,
  notices: z.strictObject({
    error,
    success: sentence,
    successMore: sentence,
    blocked: sentence,
    blockedLink: label,
    offline: sentence,
    close: label,
    tooLong: sentence,
    copy: label,
    copied: label,
    tooLongBy: label,
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
  dataNotice: z.strictObject({ en: dataNotice, te: dataNotice }),
  noScript: text(170),
  enquiry: z.strictObject({
    greeting: sentence,
    nameLabel: label,
    emailLabel: label,
    serviceLabel: label,
    messageLabel: label,
    closing: sentence,
  }),
}) satisfies z.ZodType<Contact>;

export const contactFile = z.strictObject({ contact });
