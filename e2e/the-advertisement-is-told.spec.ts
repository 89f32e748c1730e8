/** What counts as one, and what is kept of it, is held by runtime/campaign.test.ts. */
import type { Page } from 'playwright/test';
import { contact } from '../content/index.ts';
import { chatText, error, fill, letter, send, sendButton } from './support/enquiry.ts';
import { expect, test, visit } from './support/fixtures.ts';
import { enter, worlds } from './support/worlds.ts';

const ref = (campaign: string) => `\n${contact.enquiry.refLabel}: ${campaign}`;

async function followToForm(page: Page) {
  await page.getByRole('banner').getByRole('link').filter({ visible: true }).last().click();
  await page.waitForURL('/contact/**');
  await fill(page);
}

test('as the last line of the enquiry, whatever page it brought the visitor to', async ({ page }) => {
  await visit(page, `/services/?from=${encodeURIComponent('<b>గుంటూరు</b>')}&utm_campaign=other`);
  await followToForm(page);
  expect(new URL(page.url()).search).toBe('');
  expect(await send(page)).toBe(letter() + ref('bగుంటూరుb'));
});

test('where storage is blocked too: it goes along in the links', async ({ page }) => {
  await enter(page, worlds['an in-app browser']!);
  await visit(page, '/?utm_source=instagram');
  await followToForm(page);
  await sendButton(page).click();
  const link = error(page).getByRole('link', { name: contact.notices.refusedLink });
  expect(chatText((await link.getAttribute('href'))!)).toBe(letter() + ref('instagram'));
});
