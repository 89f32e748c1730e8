import { contact } from '../content/contact.ts';
import { homeServices } from '../content/home.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expectFields, field, fill, letter, send, typed } from './support/enquiry.ts';
import { expect, holdScripts, hydrated, labelOf, test, visit } from './support/fixtures.ts';

const draft = { ...typed, service: contact.otherService };

test('not by a reload, a look at another page, or one at another site', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  await field(page, 'service').selectOption(draft.service);
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

  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${site.quote.header}|${site.quote.compact}$`) })
    .click();
  await page.waitForURL('/contact/');
  await expectFields(page, draft);
});

test('not what was typed before the page answers', { tag: '@narrow' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fill(page);
  await field(page, 'message').focus();
  release();
  await hydrated(page);
  await expectFields(page, typed);
  await expect(field(page, 'message')).toBeFocused();
  await page.reload();
  await expectFields(page, typed);
});

test('not a service that a card brought, of the home page either', { tag: '@wide' }, async ({ page }) => {
  const { slug, title } =
    homeServices.find((card) => !services.some((each) => each.title === card.title)) ?? homeServices[0];
  await visit(page, `/contact/#service=${slug}`);
  await field(page, 'fullName').fill(typed.fullName);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('/services/', 'header'), exact: true })
    .click();
  await page.waitForURL('/services/');
  await page.getByRole('banner').getByRole('link', { name: site.quote.header }).click();
  await page.waitForURL('/contact/');
  await expectFields(page, { fullName: typed.fullName, service: title });
});

test(
  'what is sent is gone, and what is typed in one tab is not in another',
  { tag: '@wide' },
  async ({ page, context }) => {
    await visit(page, '/contact/');
    await fill(page);
    const other = await context.newPage();
    await visit(other, '/contact/');
    await expectFields(other, {});
    await field(other, 'fullName').fill('Anil');
    await page.reload();
    await hydrated(page);
    expect(await send(page)).toBe(letter());
    for (const [tab, values] of [
      [page, {}],
      [other, { fullName: 'Anil' }],
    ] as const) {
      await tab.reload();
      await hydrated(tab);
      await expectFields(tab, values);
    }
  },
);

test(
  'not a word that is still being composed, which is sent as it was composed',
  { tag: '@narrow' },
  async ({ page }) => {
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
  },
);
