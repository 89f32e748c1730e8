import type { Locator, Page } from 'playwright/test';
import { type Contact, contact, site } from '../../content/index.ts';
import { expect } from './fixtures.ts';

export const REQUIRED = ['fullName', 'email', 'message'] as const;

type Name = keyof typeof contact.fields;

/** With what URLs, other scripts and line ends make difficult. */
export const typed = {
  fullName: "లక్ష్మి D'Souza & Sons",
  email: 'lakshmi@example.in',
  message: 'గుంటూరు మిర్చి & # + % = ? "x" <b>\n\nsecond 👩🏽‍🌾 line',
};

// `words` are those of the page: give the Telugu ones for a Telugu page.
export const field = (page: Page, name: Name, words: Contact = contact) =>
  page.getByLabel(words.fields[name].label);
export const sendButton = (page: Page, words: Contact = contact) =>
  page.getByRole('button', { name: words.send });
export const error = (page: Page) => page.getByRole('main').getByRole('alert');
export const success = (page: Page, words: Contact = contact) =>
  page.getByRole('status').getByText(words.notices.success);

export async function fill(page: Page, values = typed, words: Contact = contact) {
  for (const name of REQUIRED) await field(page, name, words).fill(values[name]);
}

export async function expectFields(
  page: Page,
  values: Partial<Record<Name, string>>,
  words: Contact = contact,
) {
  for (const name of [...REQUIRED, 'service'] as const)
    await expect(field(page, name, words), name).toHaveValue(values[name] ?? '');
}

/** What a link or a page's address carries into the chat. Throws unless it is the owner's chat. */
export function chatText(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`https://wa.me/${site.chatNumber}`);
  return searchParams.get('text')!;
}

/**
 * Answers in the place of WhatsApp from now on. Not in every test: a browser whose requests are intercepted has no cache, and
 * takes a third longer for each page.
 */
export const answerChats = (page: Page) =>
  page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
    );

/** Presses what opens a chat, and returns what the chat was given. */
export async function openChat(page: Page, link: Locator) {
  await answerChats(page);
  const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await chat.waitForURL('https://wa.me/**');
  const text = chatText(chat.url());
  const back = await chat.evaluate(() => `${opener}${document.referrer}`);
  expect(back, 'the chat cannot reach back').toBe('null');
  await chat.close();
  return text;
}

/** Sends the form, sees that it says so, and returns what the chat was given. */
export async function send(page: Page, words: Contact = contact) {
  const [text] = await Promise.all([
    openChat(page, sendButton(page, words)),
    // From the press on: it is gone after six seconds, in which a busy machine may not get to what comes next.
    expect(success(page, words)).toBeVisible(),
  ]);
  return text;
}

export const letter = (
  { fullName, email, message } = typed,
  service: string = contact.generalInquiry,
  { enquiry }: Contact = contact,
) => {
  const { greeting, nameLabel, emailLabel, serviceLabel, messageLabel, closing } = enquiry;
  const lines = [
    `${nameLabel}: ${fullName}`,
    `${emailLabel}: ${email}`,
    `${serviceLabel}: ${service}`,
    `${messageLabel}: ${message}`,
  ];
  return [greeting, '', ...lines, '', closing].join('\n');
};
