/** What the visitor typed, word for word. */
export type Enquiry = { fullName: string; email: string; service: string; message: string };

const REQUIRED = ['fullName', 'email', 'message'] as const;

export type RequiredName = (typeof REQUIRED)[number];

/** The required fields that hold nothing but blanks, in the order of the form. */
export const missingFields = (enquiry: Enquiry): RequiredName[] =>
  REQUIRED.filter((name) => enquiry[name].trim() === '');

/** The words around an enquiry: content/contact.ts. */
export type EnquiryWords = {
  greeting: string;
  nameLabel: string;
  emailLabel: string;
  serviceLabel: string;
  messageLabel: string;
  closing: string;
  /** Stands for a service when none was chosen. */
  generalInquiry: string;
};

/** The text of the chat message. What was typed stands in it unchanged, line ends included. */
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
