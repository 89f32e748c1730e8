/** What the visitor typed, word for word. */
export type Enquiry = { fullName: string; email: string; service: string; message: string };

const REQUIRED = ['fullName', 'email', 'message'] as const;

export type RequiredName = (typeof REQUIRED)[number];

/** The required fields that hold nothing but blanks, in the order of the form. */
export const missingFields = (enquiry: Enquiry): RequiredName[] =>
  REQUIRED.filter((name) => enquiry[name].trim() === '');

/**
 * The longest text that a chat link is trusted with, in UTF-16 units. WhatsApp takes messages of up to
 * 65,536. A link is up to nine times as long as its text (Telugu, percent-encoded), and Android hands it
 * to the app through a buffer of 1 MB, in two bytes a character: half of WhatsApp's limit makes 590 kB.
 * Chromium opens an empty tab for a link beyond 2 MB, Firefox beyond 1 MB.
 * Source: https://developer.android.com/reference/android/os/TransactionTooLargeException
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
  /** In place of a service when none was chosen. */
  generalInquiry: string;
};

/** The text of the chat message. What was typed is in it unchanged, line ends included. */
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
  ].join('\n');
