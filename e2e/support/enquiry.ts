import type { Page } from 'playwright/test';
import { contact, site } from '../../content/index.ts';
import { expect } from './fixtures.ts';

export const REQUIRED = ['fullName', 'email', 'message'] as const;

type Name = keyof typeof contact.fields;

/** With what URLs, other scripts and line ends make difficult. */
export const typed = {
  fullName: "లక్ష్మి D'Souza & Sons",
  email: 'lakshmi@example.in',
  message: 'గుంటూరు మిర్చి & # + % = ? "x" <b>\n\nsecond 👩🏽‍🌾 line',
};

export const field = (page: Page, name: Name) => page.getByLabel(contact.fields[name].label);
export const sendButton = (page: Page) => page.getByRole('button', { name: contact.send });
export const error = (page: Page) => page.getByRole('main').getByRole('alert');
export const success = (page: Page) => page.getByRole('status').getByText(contact.notices.success);

export async function fill(page: Page, values = typed) {
  for (const name of REQUIRED) await field(page, name).fill(values[name]);
}

export async function expectFields(page: Page, values: Partial<Record<Name, string>>) {
  for (const name of [...REQUIRED, 'service'] as const)
    await expect(field(page, name), name).toHaveValue(values[name] ?? '');
}

/** What a link or a page's address carries into the chat. Throws unless it is the owner's chat. */
export function chatText(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`https://wa.me/${site.chatNumber}`);
  return searchParams.get('text')!;
}

/** Sends the form, sees that it says so, and answers with what the chat was given. */
export async function send(page: Page) {
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    // From the press on: it is gone after six seconds, in which a busy machine may not get to what comes next.
    expect(success(page)).toBeVisible(),
    sendButton(page).click(),
  ]);
  await chat.waitForURL('https://wa.me/**');
  const text = chatText(chat.url());
  const back = await chat.evaluate(() => `${opener}${document.referrer}`);
  expect(back, 'the chat cannot reach back').toBe('null');
  await chat.close();
  return text;
}

export const letter = ({ fullName, email, message } = typed, service: string = contact.generalInquiry) => {
  const { greeting, nameLabel, emailLabel, serviceLabel, messageLabel, closing } = contact.enquiry;
  const lines = [
    `${nameLabel}: ${fullName}`,
    `${emailLabel}: ${email}`,
    `${serviceLabel}: ${service}`,
    `${messageLabel}: ${message}`,
  ];
  return [greeting, '', ...lines, '', closing].join('\n');
};
