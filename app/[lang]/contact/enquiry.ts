import { chatLink } from '@/components/links';
import type { Contact } from '@/content';
import type { Values } from './enquiry-draft';

export const REQUIRED = ['fullName', 'email', 'message'] as const;

export type RequiredName = (typeof REQUIRED)[number];

/** The required fields that are empty, in the order of the form. Blanks alone count as nothing. */
export const missingFields = ({ fullName, email, text: message }: Values): RequiredName[] =>
  REQUIRED.filter((name) => ({ fullName, email, message })[name].trim() === '');

/**
 * The longest text that a chat link is trusted with, in UTF-16 units. In the link each takes up to nine characters. Chromium
 * opens an empty page beyond 2,097,152 such characters (`kMaxURLChars`), Firefox beyond 1,048,576; Android has a buffer of 1 MB
 * (https://developer.android.com/reference/android/os/TransactionTooLargeException), WhatsApp documents no limit.
 */
export const LONGEST_TEXT = 32_768;

/** The chat message, with the names of the fields where enquiry-form.ts puts what was typed, with and without React. */
export const letterOf = (words: Contact['enquiry']) =>
  [
    words.greeting,
    '',
    `${words.nameLabel}: {fullName}`,
    `${words.emailLabel}: {email}`,
    `${words.serviceLabel}: {service}`,
    `${words.messageLabel}: {text}`,
    '',
    words.closing,
  ].join('\n');

export type Prepared =
  | { kind: 'missing'; fields: RequiredName[] }
  | { kind: 'too-long'; excess: number }
  | { kind: 'ready'; href: string };

/** Decides what Send does: ask for what is missing, say that the message is too long, or open the chat with it. */
export function prepare(values: Values, message: string, chatNumber: string): Prepared {
  const fields = missingFields(values);
  if (fields.length > 0) return { kind: 'missing', fields };
  const excess = message.length - LONGEST_TEXT;
  return excess > 0 ? { kind: 'too-long', excess } : { kind: 'ready', href: chatLink(chatNumber, message) };
}
