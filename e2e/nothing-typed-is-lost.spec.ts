import { contact, homeServices, services } from '../content/index.ts';
import { expectFields, field, fill, letter, send, typed } from './support/enquiry.ts';
import { expect, follow, hydrated, test, visit } from './support/fixtures.ts';

test('not by a reload, a look at another page, or one at another site', async ({ page }) => {
  const offered = services.map(({ title }) => title);
  const chosen = homeServices.find(({ title }) => !offered.includes(title)) ?? homeServices[0]!;
  const draft = { ...typed, service: chosen.slug };
  await visit(page, `/contact/#service=${chosen.slug}`);
  await fill(page);
  await page.reload();
  await expectFields(page, draft);
  await hydrated(page);
  await expectFields(page, draft);

  await page.getByRole('main').getByRole('link', { name: contact.dataNotice.en.privacyLink }).click();
  await page.waitForURL('/privacy/');
  await page.goBack();
  await hydrated(page);
  await expectFields(page, draft);

  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await expectFields(page, draft);

  await follow(page, '/services/', 'header');
  await follow(page, '/contact/', 'header');
  await expectFields(page, draft);
});

test('what is sent is gone, and what is typed in one tab is not in another', async ({ page, context }) => {
  const { slug, title } = services[0]!;
  await visit(page, `/contact/#service=${slug}`);
  await fill(page);
  const other = await context.newPage();
  await visit(other, '/contact/');
  await expectFields(other, {});
  await field(other, 'fullName').fill('Anil');
  await page.reload();
  await hydrated(page);
  expect(await send(page)).toBe(letter(typed, title));
  for (const [tab, values] of [
    [page, {}],
    [other, { fullName: 'Anil' }],
  ] as const) {
    await tab.reload();
    await hydrated(tab);
    await expectFields(tab, values);
  }
});

test('what is sent does not come back with a page from before', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  await follow(page, '/services/', 'header');
  await page.locator(`main a[href$="#service=${services[0]!.slug}"]`).first().click();
  await page.waitForURL('/contact/');
  await hydrated(page);
  expect(await send(page)).toBe(letter(typed, services[0]!.title));
  await page.goBack();
  await page.goBack();
  await page.waitForURL('/contact/');
  await hydrated(page);
  await expectFields(page, {});
  await follow(page, '/services/', 'header');
  await follow(page, '/contact/', 'header');
  await expectFields(page, {});
});

test('not a word that is still being composed, which is sent so @narrow', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page, { ...typed, message: '' });
  await field(page, 'message').focus();
  const browser = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['గ', 'గు', 'గుం', 'గుంట', 'గుంటూ']) await compose(text);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'message')).toHaveValue('గుంటూ');
  await field(page, 'message').press('End');
  await compose('ర');
  await browser.send('Input.insertText', { text: 'రు' });
  expect(await send(page)).toBe(letter({ ...typed, message: 'గుంటూరు' }));
});
