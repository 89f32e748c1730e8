import type { Page } from 'playwright/test';
import { contact, site } from '../content/index.ts';
import { chatText, error, fill, letter, send, sendButton } from './support/enquiry.ts';
import { expect, test, visit } from './support/fixtures.ts';
import { enter, worlds } from './support/worlds.ts';

const ref = (campaign: string) => `\n${contact.enquiry.refLabel}: ${campaign}`;

async function followToForm(page: Page) {
  await page.getByRole('banner').getByRole('link').filter({ visible: true }).last().click();
  await page.waitForURL('/contact/**');
}

async function chat(page: Page) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: site.chatTooltip, exact: true }).click();
  const tab = await opened;
  await tab.waitForURL('https://wa.me/**');
  return chatText(tab.url());
}

test('as the last line of the enquiry, cleaned, whatever page it brought the visitor to', async ({
  page,
}) => {
  const broken = '<b>గుంటూరు\0\n\u202Eఎక్స్‌పో</b>';
  await visit(page, `/services/?from=${encodeURIComponent(broken)}&utm_campaign=other`);
  await followToForm(page);
  expect(new URL(page.url()).search).toBe('');
  await fill(page);
  expect(await send(page)).toBe(letter() + ref('bగుంటూరుఎక్స్పోb'));
});

test('where storage is blocked: it goes along in the links', async ({ page }) => {
  await enter(page, worlds['an in-app browser']!);
  await visit(page, '/?utm_source=instagram');
  await followToForm(page);
  await fill(page);
  await sendButton(page).click();
  const link = error(page).getByRole('link', { name: contact.notices.refusedLink });
  expect(chatText((await link.getAttribute('href'))!)).toBe(letter() + ref('instagram'));
});

test('two tabs keep two', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/?from=flyer');
  await visit(other, `/?from=${'x'.repeat(5000)}`);
  await visit(page, '/about/');
  expect(await chat(other)).toBe(site.chatGreeting + ref('x'.repeat(40)));
  expect(await chat(page)).toBe(site.chatGreeting + ref('flyer'));
});
