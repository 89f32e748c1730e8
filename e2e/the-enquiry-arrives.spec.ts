/** What counts as an advertisement, and what is kept of it, is held by runtime/campaign.test.ts. */
import { LONGEST_TEXT } from '../app/[lang]/contact/enquiry.ts';
import { contact, services } from '../content/index.ts';
import {
  chatText,
  error,
  expectFields,
  field,
  fill,
  letter,
  send,
  sendButton,
  success,
  typed,
} from './support/enquiry.ts';
import { expect, follow, holdClock, test, visit } from './support/fixtures.ts';

const { notices } = contact;

test('every character arrives, the form says so, and is empty again @smoke @both', async ({ page }) => {
  const { slug, title } = services[0]!;
  await visit(page, `/contact/#service=${slug}`);
  await fill(page);
  const [text] = await Promise.all([
    send(page),
    expect(page.getByText(notices.successMore, { exact: true })).toBeVisible(),
  ]);
  expect(text).toBe(letter(typed, title));
  await expect(error(page)).toHaveCount(0);
  await expectFields(page, {});

  // On a new page: within a second of the first it would count as a double press.
  await visit(page, `/services/?from=${encodeURIComponent('<b>గుంటూరు</b>')}&utm_campaign=other`);
  await follow(page, '/contact/', 'header');
  await field(page, 'service').selectOption({ label: contact.otherService });
  await fill(page);
  const campaign = `${contact.enquiry.refLabel}: bగుంటూరుb`;
  expect(await send(page)).toBe(`${letter(typed, contact.otherService)}\n${campaign}`);
});

// That a window which is refused is the same is held by app/[lang]/contact/contact-form.test.tsx and strangers-hands.
test.describe('without a connection @narrow', () => {
  // The likely next pages may be on their way.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('all is kept, linked as the form says now, and goes out later', async ({ page, context }) => {
    const pause = await holdClock(page);
    await visit(page, '/contact/');
    await pause();
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(error(page)).toContainText(notices.refused);
    await page.clock.runFor(60_000); // the only way on stays
    await expect(error(page)).toContainText(notices.refused);
    await expect(success(page)).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    await expectFields(page, typed);

    // For those whose app takes the link.
    const link = error(page).getByRole('link', { name: notices.refusedLink });
    const linked = async () => chatText((await link.getAttribute('href'))!);
    expect(await linked()).toBe(letter());
    const changed = { ...typed, message: 'Another text' };
    await field(page, 'message').fill(changed.message);
    await expect.poll(linked).toBe(letter(changed));
    // What could not go out is not offered.
    await field(page, 'message').fill('');
    await expect(error(page)).toHaveCount(0);

    await field(page, 'message').fill(typed.message);
    await context.setOffline(false);
    expect(await send(page)).toBe(letter());
  });
});

// What the form says of it is held by app/[lang]/contact/contact-form.test.tsx.
test('the longest message of a link arrives whole, and a longer one is kept', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  const message = 'మ'.repeat(LONGEST_TEXT - letter({ ...typed, message: '' }).length);
  await field(page, 'message').fill(`${message}మ`);
  await sendButton(page).click();
  await expect(error(page)).toContainText(notices.tooLong);
  await expectFields(page, { ...typed, message: `${message}మ` });
  await field(page, 'message').fill(message);
  expect((await send(page)) === letter({ ...typed, message })).toBe(true);
});
