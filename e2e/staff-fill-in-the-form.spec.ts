/** What staff do in the form, and who may write at all: who is foreign is held by editor/requests.test.ts. */
import { expectNothingFound, setLetters } from './support/accessibility.ts';
import { expect, fieldOf, openService, testOfEditor as test } from './support/editor.ts';

test.describe.configure({ timeout: 600_000 });

test('a service with a new category @slow', async ({ page, project }) => {
  const before = project.read('services');
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  await page.getByRole('button', { name: 'Add another service' }).click();
  const focused = page.getByRole('textbox', { name: 'Title' }).and(page.locator(':focus'));
  const id = (await focused.getAttribute('id'))!.replace(/\.title$/, '');
  const field = (name: string) => page.locator(`[id="${id}.${name}"]`);
  await field('title').fill('Short Films');
  const added = page.getByRole('group', { name: 'Short Films' });
  await added.getByText('New category', { exact: true }).click();
  await added.getByLabel('Name of the new category').fill('Films');
  await page.keyboard.press('Enter');
  // As many lines as there must be are open.
  for (let i = 0; i < 3; i++) await field(`features.${i}`).fill(`features ${i}`);
  // Between the first two.
  await field('features.0').press('Enter');
  await expect(field('features.1')).toBeFocused();
  await page.keyboard.type('“quick”  ’s ');
  await field('features.2').focus();
  const features = () => (project.services().at(-1) as unknown as { features: string[] }).features;
  await expect.poll(features).toEqual(['features 0', "“quick” 's", 'features 1', 'features 2']);
  expect(project.services().at(-1)).toMatchObject({
    title: 'Short Films',
    slug: 'short-films',
    category: 'films',
    isDraft: true,
  });
  // The last one, dragged above the first.
  const line = (i: number) =>
    page
      .getByRole('listitem')
      .filter({ has: field(`features.${i}`) })
      .last();
  await line(3).getByTitle('Drag to another place').hover();
  await page.mouse.down();
  await line(0).hover();
  await page.mouse.up();
  await expect.poll(features).toEqual(['features 2', 'features 0', "“quick” 's", 'features 1']);
  // An arrow that is pressed again at the same place moves the same line on.
  await line(0).getByTitle('Move down').dblclick();
  await expect.poll(features).toEqual(['features 0', "“quick” 's", 'features 2', 'features 1']);
  // A double press on a bin leaves the line that is below it then.
  await field('features.3').press('Enter');
  await expect(field('features.4')).toBeFocused();
  await page.keyboard.type('features 4');
  await line(3).getByRole('button', { name: 'Remove' }).dblclick();
  await expect.poll(features).toEqual(['features 0', "“quick” 's", 'features 2', 'features 4']);

  await page.getByRole('button', { name: 'Remove: Short Films' }).click();
  // Its button leads to nothing now.
  await page.getByRole('button', { name: 'To do' }).click();
  await page.getByRole('button', { name: /^Show it in the form: .* › Films$/ }).click();
  await page.getByRole('button', { name: 'Remove: Films' }).click();
  await expect.poll(() => project.read('services')).toBe(before);
});

test('a new page: beside its fields, and with another address @slow', async ({ page, project }) => {
  const [before, site] = [project.read('pages'), project.read('site')];
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('Add a page …');
  await expect(page.getByLabel('Title of a new page')).toBeFocused();
  await page.getByLabel('Title of a new page').fill('Careers');
  await page.getByRole('button', { name: 'with links in the header and the footer' }).click();
  await expect(page.locator('[id="pages.careers.title"]')).toBeFocused();
  const frame = page.locator('iframe[title="Page"]');
  await expect(frame).toHaveAttribute('src', '/careers/');
  await page.locator('[id="pages.careers.path"]').fill('Work with us');
  await page.keyboard.press('Tab');
  const field = (name: string) => page.locator(`[id="pages.work-with-us.${name}"]`);
  await expect(field('path')).toBeFocused();
  await expect(field('path')).toHaveValue('/work-with-us/');
  await expect(frame).toHaveAttribute('src', '/work-with-us/');
  await expect(page.getByLabel('Content', { exact: true })).toHaveValue('pages.work-with-us');
  await page.getByRole('button', { name: 'Show: Careers' }).click();
  await expect(field('description')).toBeFocused();
  const description =
    'We look for people who write well, and who know the shops and the markets of this town.';
  await field('description').fill(description);
  await field('article.lead').fill('Work with us');
  const section = page.locator('[id^="pages.work-with-us.article.sections."]');
  await section.and(page.getByLabel('Heading')).fill('A writer');
  await section.and(page.locator('[id$=".paragraphs.0"]')).fill('For texts in Telugu.');
  await expect.poll(() => project.read('pages')).toContain('isDraft');
  await page.getByRole('button', { name: 'Show: Careers' }).click();
  await expect.poll(() => project.read('pages')).not.toContain('isDraft');
  expect(project.read('site').match(/"\/work-with-us\/"/g)).toHaveLength(2);
  await page.getByRole('button', { name: /^Remove this page/ }).click();
  await expect(frame).toHaveAttribute('src', '/');
  await expect.poll(() => project.read('pages')).toBe(before);
  await expect.poll(() => project.read('site')).toBe(site);
});

test('what is left before the launch is done where it is listed @slow', async ({ page, project }) => {
  await page.goto(project.address);
  await page.getByRole('searchbox').fill('phone');
  await page
    .getByRole('button', { name: /^Phone, email and links › Phone/ })
    .first()
    .click();
  await expect(page.locator('[id="site.phone"]')).toBeFocused();
  await page.getByRole('button', { name: 'To do' }).click();
  const entry = (label: string) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(`Phone, email and links › ${label}`) });
  const phone = entry('Phone');
  await phone.getByRole('textbox').fill('98480 2233');
  await page.keyboard.press('Enter');
  // What is wrong hides nothing that is still to be done.
  await expect(phone.locator('.error')).toBeVisible();
  await expect(entry('WhatsApp number')).toContainText('is an example');
  await expect(page.getByText(/^\d+ to do: 1 to correct, .*before the launch/)).toBeVisible();
  await phone.getByRole('textbox').fill('098480-22338');
  await page.keyboard.press('Enter');
  await expect(phone).toContainText('Done');
  const site = () => JSON.parse(project.read('site')) as object;
  await expect.poll(site).toMatchObject({ phone: '+91 98480 22338', chatNumber: '919848022338' });
  const proofs = page.getByRole('button', { name: 'I can prove it' });
  const asked = await proofs.count();
  const claims = page.getByRole('heading', { name: 'to prove (claims)' });
  await expect(claims).toContainText(`${asked}`);
  await proofs.first().click();
  await expect(proofs).toHaveCount(asked - 1);
  await expect(claims).toContainText(`${asked - 1}`);
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await page.getByLabel('Content', { exact: true }).selectOption('accepted');
  await page.getByRole('button', { name: /^Ask again: Can be proved: / }).click();
  await page.getByRole('button', { name: 'To do' }).click();
  await expect(proofs).toHaveCount(asked);
  const question = page.getByRole('listitem').filter({ has: page.getByLabel(/› GST/) });
  await expect(question.getByRole('button', { name: 'Leave it out' })).toBeVisible();
  await question.getByRole('textbox').fill('GST is included.');
  await page.keyboard.press('Enter');
  await expect(question).toContainText('Done');
  const telugu = page.getByRole('listitem').filter({ hasText: 'texts are in Telugu' });
  await telugu.getByText('Which they are').click();
  await telugu.getByRole('listitem').last().getByRole('button').click();
  await expect(page.locator('input:focus, textarea:focus')).toHaveValue(/\p{Script=Telugu}/u);
});

test('what is wrong is said beside a change, and news as long as needed @slow', async ({ page, project }) => {
  await page.clock.install();
  await openService(page, project);
  await fieldOf(page, project, 'price').fill('18,00');
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'is not a valid price' })).toContainText(
    'On this computer18,00',
  );
  await page.getByRole('button', { name: /^Take back this change: .*price$/i }).click();
  const news = page.getByRole('log', { name: 'News' });
  await expect(news).toContainText(/^Taken back: .*price/i);
  const close = news.getByRole('button', { name: 'Close' });
  await close.hover();
  await page.clock.fastForward(30_000);
  await expect(news).not.toBeEmpty();
  await close.focus();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(30_000);
  await expect(news).not.toBeEmpty();
  await close.blur();
  await page.clock.fastForward(30_000);
  await expect(news).toBeEmpty();

  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await page.getByRole('button', { name: `Hide: ${project.services()[0]!.title}` }).click();
  await expect(page.getByText('Visitors see this until you publish.')).toBeVisible();
});

test('the page beside is left while it is looked at @slow', async ({ page, project }) => {
  await page.addInitScript(() => {
    const left = document.implementation.createHTMLDocument();
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', { value: left });
  });
  await openService(page, project);
  await fieldOf(page, project, 'badge').fill('Loved');
  await expect.poll(() => project.services()[0]!.badge).toBe('Loved');
});

test('anybody can use it, on a phone too @slow', async ({ page, project }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openService(page, project);
    await fieldOf(page, project, 'price').fill('₹12,345');
    for (const name of ['Form', 'To do', 'Changes', 'Publish', 'History']) {
      await page.getByRole('button', { name, exact: true }).click();
      if (name !== 'Form')
        await expect(page.getByRole('region', { name }).getByRole('heading').first()).toBeVisible();
      await expectNothingFound(page, name, true);
      for (const size of ['', '200%']) {
        await setLetters(page, size, '');
        expect(await overflow(), `${name} ${size}`).toBeLessThanOrEqual(0);
      }
      await setLetters(page, '', '');
    }
  }
});

test('only its own page may write, and only what content has @slow', async ({ request, project }) => {
  const before = project.read('words');
  const own = { 'sec-fetch-site': 'same-origin' };
  const data = { name: 'words', changes: [{ file: 'words', path: ['send'], before: '', after: '' }] };
  for (const [expected, headers, sent] of [
    [403, {}, data],
    [403, { 'sec-fetch-site': 'cross-site' }, data],
    [403, { ...own, origin: 'https://example.com' }, data],
    [500, own, { name: '../package', changes: [] }],
    [500, own, { name: 'logo', changes: [] }],
    [500, own, { name: 'words', changes: 'x' }],
  ] as const) {
    const response = await request.post(`${project.address}api/apply`, { headers, data: sent });
    expect(response.status()).toBe(expected);
  }
  expect(project.read('words')).toBe(before);
});
