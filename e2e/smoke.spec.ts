/** What must hold before anything is published, whatever the words are: `npm run smoke`. */
import { contact } from '../content/contact.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, PATHS, test, visit } from './support/fixtures.ts';

for (const path of PATHS)
  test(`${path} opens, answers, and complains of nothing`, { tag: '@smoke' }, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('an enquiry with a chosen service reaches the chat', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, `/contact/#service=${services[0].slug}`);
  await page.getByLabel(contact.fields.fullName.label).fill('Anil');
  await page.getByLabel(contact.fields.email.label).fill('anil@example.in');
  await page.getByLabel(contact.fields.message.label).fill('Chilli & turmeric, 100 % pure');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).click();
  const { pathname, searchParams } = new URL((await opened).url());
  expect(pathname).toBe(`/${site.chatNumber}`);
  for (const words of [services[0].title, 'Chilli & turmeric, 100 % pure'])
    expect(searchParams.get('text')).toContain(words);
  await expect(page.getByRole('status')).toContainText(contact.notices.success);
});
