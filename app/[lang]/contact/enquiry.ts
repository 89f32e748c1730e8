import { chatLink } from '@/components/links';
import type { Contact } from '@/content';
import { campaignLine } from '@/runtime/campaign';

export type Enquiry = { fullName: string; email: string; service: string; message: string };

export const REQUIRED = ['fullName', 'email', 'message'] as const;

export type RequiredName = (typeof REQUIRED)[number];

export const missingFields = (enquiry: Enquiry): RequiredName[] =>
  REQUIRED.filter((name) => enquiry[name].trim() === '');

/**
 * The longest text that a chat link is trusted with, in UTF-16 units. In the link each takes up to nine characters. Chromium
 * opens an empty page beyond 2,097,152 such characters (`kMaxURLChars`), Firefox beyond 1,048,576; Android has a buffer of 1 MB
 * (https://developer.android.com/reference/android/os/TransactionTooLargeException), WhatsApp documents no limit.
 */
export const LONGEST_TEXT = 32_768;

export type EnquiryWords = Contact['enquiry'] & Pick<Contact, 'generalInquiry'>;

/** The chat message: what was typed, unchanged, and in its last line the campaign. */
export const enquiryText = ({ fullName, email, service, message }: Enquiry, words: EnquiryWords) =>
  [
    words.greeting,
    '',
    `${words.nameLabel}: ${fullName}`,
    `${words.emailLabel}: ${email}`,
    `${words.serviceLabel}: ${service || words.generalInquiry}`,
    `${words.messageLabel}: ${message}`,
    '',
    words.closing,
  ].join('\n') + campaignLine(words.refLabel);

export type Prepared =
  | { kind: 'missing'; fields: RequiredName[] }
  | { kind: 'too-long'; excess: number }
  | { kind: 'ready'; href: string };

/** Decides what Send does: ask for what is missing, say that the text is too long, or open the chat by this link. */
export function prepare(enquiry: Enquiry, words: EnquiryWords, chatNumber: string): Prepared {
  const fields = missingFields(enquiry);
  if (fields.length > 0) return { kind: 'missing', fields };
  const text = enquiryText(enquiry, words);
  const excess = text.length - LONGEST_TEXT;
  return excess > 0 ? { kind: 'too-long', excess } : { kind: 'ready', href: chatLink(chatNumber, text) };
}
