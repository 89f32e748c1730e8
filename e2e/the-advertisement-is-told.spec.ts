/** What counts as one, and what is kept of it, is held by runtime/campaign.test.ts. */
import { contact } from '../content/index.ts';
import { fill, letter, send } from './support/enquiry.ts';
import { expect, test, visit } from './support/fixtures.ts';

test('as the last line of the enquiry, whatever page it brought the visitor to', async ({ page }) => {
  await visit(page, `/services/?from=${encodeURIComponent('<b>గుంటూరు</b>')}&utm_campaign=other`);
  await page.getByRole('banner').getByRole('link').filter({ visible: true }).last().click();
  await page.waitForURL('/contact/');
  await fill(page);
  expect(await send(page)).toBe(`${letter()}\n${contact.enquiry.refLabel}: bగుంటూరుb`);
});
