export type Failure = {
  heading: string;
  text: string;
  /** On a button. */
  reload: string;
  /** On the link to the chat. */
  chat: string;
  /** What the chat begins with. */
  greeting: string;
  /** Before the phone number. */
  phone: string;
};

/** What a visitor reads when a page of the site breaks. */
export const failure = {
  heading: 'Something went wrong on this page',
  text: 'Load the page again. If that does not help, write to us on WhatsApp or call us: we will answer all the same.',
  reload: 'Load the page again',
  chat: 'Write on WhatsApp',
  greeting: 'Hello! Your website did not work for me. I would like to ask about your services.',
  phone: 'Call',
} as const satisfies Failure;
