import { chatLink } from '@/components/links';
import { campaignLine } from '@/runtime/campaign';

/** What the visitor typed, word for word. */
export type Enquiry = { fullName: string; email: string; service: string; message: string };

const REQUIRED = ['fullName', 'email', 'message'] as const;

export type RequiredName = (typeof REQUIRED)[number];

/** The required fields that hold nothing but blanks, in the order of the form. */
export const missingFields = (enquiry: Enquiry): RequiredName[] =>
  REQUIRED.filter((name) => enquiry[name].trim() === '');

/**
 * The longest text that a chat link is trusted with, in UTF-16 units. A choice between limits of which only
 * some are documented; a longer text is certain to be lost somewhere, a shorter one is not certain to arrive.
 * - A link is up to nine times as long as its text (Telugu, percent-encoded): here 295,000 characters.
 * - Chromium replaces a link beyond 2,097,152 characters by an empty page (`kMaxURLChars` in its
 *   url/mojom/url.mojom). Firefox takes 1,048,576.
 * - Android hands the link to the app through a buffer of 1 MB that others share
 *   (https://developer.android.com/reference/android/os/TransactionTooLargeException): 590 kB at two bytes each.
 * - WhatsApp documents no limit for such links. 65,536 characters a message is widely reported and nowhere
 *   official; the documented 4,096 are for what businesses send through its API.
 */
export const LONGEST_TEXT = 32_768;

/** The words around an enquiry: content/contact.ts. */
export type EnquiryWords = {
  greeting: string;
  nameLabel: string;
  emailLabel: string;
  serviceLabel: string;
  messageLabel: string;
  closing: string;
  /** Before the campaign that brought the visitor, in a last line. */
  refLabel: string;
  /** In place of a service when none was chosen. */
  generalInquiry: string;
};

/**
 * The text of the chat message. What was typed is in it unchanged, line ends included; the campaign, if one brought
 * the visitor, is its last line.
 */
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

/** What is to happen with an enquiry. */
export type Prepared =
  | { kind: 'missing'; fields: RequiredName[] }
  /** By how many characters the text is too long for a chat link. */
  | { kind: 'too-long'; text: string; excess: number }
  | { kind: 'ready'; href: string };

/** Decides what Send does: asks for what is missing, or says that it is too long, or opens the chat by this link. */
export function prepare(enquiry: Enquiry, words: EnquiryWords, chatNumber: string): Prepared {
  const fields = missingFields(enquiry);
  if (fields.length > 0) return { kind: 'missing', fields };
  const text = enquiryText(enquiry, words);
  const excess = text.length - LONGEST_TEXT;
  return excess > 0
    ? { kind: 'too-long', text, excess }
    : { kind: 'ready', href: chatLink(chatNumber, text) };
}
