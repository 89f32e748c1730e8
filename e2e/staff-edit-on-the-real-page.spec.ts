import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectNothingFound } from './support/accessibility.ts';
import { expect, type Project, status, test, testOfEditor } from './support/editor.ts';
import { engines } from './support/engines.ts';

test.describe.configure({ timeout: 600_000 });

let project: Project;

test.beforeEach(({ project: fresh }) => {
  project = fresh;
});

const services = () => project.services();
const fieldId = (name: Parameters<Project['field']>[0]) => project.field(name);

/** Opens the editor, and in it the services. */
async function openServices(page: Page) {
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByRole('heading', { name: services()[0]!.title }).first()).toBeVisible();
  return frame;
}

/** Presses the first service's price in the page, which opens its field. */
async function pressPrice(page: Page) {
  const frame = await openServices(page);
  const { title, price } = services()[0]!;
  await frame.getByText(price, { exact: true }).first().click();
  const form = page.getByRole('region', { name: 'Form' });
  const field = form.locator(`[id="${fieldId('price')}"]`);
  await expect(field, title).toBeFocused();
  await expect(field).toHaveValue(price);
  return { frame, field, price };
}

test(
  'a price: pressed in the page, refused, corrected, seen in the page beside',
  { tag: '@slow' },
  async ({ page }) => {
    const { frame, field, price } = await pressPrice(page);
    await field.fill('12345');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/is not a valid price/);
    await expect(status(page)).toContainText('Not saved yet');
    expect(services()[0]!.price).toBe(price);

    await field.fill('₹12,345');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(frame.getByText('₹12,345').first()).toBeVisible();
    await expect(status(page)).toContainText('Saved');
    expect(services()[0]!.price).toBe('₹12,345');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field).not.toHaveValue('₹12,345');
    while ((await field.inputValue()) !== price) await page.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.getByText(price, { exact: true }).first()).toBeVisible();
    await expect.poll(() => services()[0]!.price).toBe(price);
  },
);

test(
  'what was typed and not saved is there again in the next window',
  { tag: '@slow' },
  async ({ page, context }) => {
    const { field, price } = await pressPrice(page);
    await field.fill('₹9,99');
    await expect(status(page)).toContainText('Not saved yet');
    await page.close();
    const next = await context.newPage();
    await next.goto(project.address);
    await expect(next.getByRole('log')).toContainText('what you typed last time');
    await next.getByRole('button', { name: 'To do' }).click();
    await next
      .getByRole('button', { name: /Price$/i })
      .first()
      .click();
    await expect(next.locator(`[id="${fieldId('price')}"]`)).toHaveValue('₹9,99');
    await next.getByRole('button', { name: 'Undo' }).click();
    await expect(next.locator(`[id="${fieldId('price')}"]`)).toHaveValue(price);
    await expect(status(next)).toContainText('Saved');
  },
);

test('Firefox does the same', { tag: '@slow' }, async () => {
  const { price } = services()[0]!;
  const tab = await engines.Firefox('light');
  try {
    // On a narrow screen the form and the page take turns.
    await tab.resize(1280);
    await tab.goTo(project.address);
    const choose = `(() => {
      const content = document.querySelector('#content');
      if (content) content.value = 'services';
      return !!content?.dispatchEvent(new Event('change', { bubbles: true }));
    })()`;
    await expect.poll(() => tab.evaluate(choose)).toBe(true);
    const press = `(() => {
      const page = document.querySelector('iframe').contentDocument;
      const text = [...page.querySelectorAll('*')].find(
        (element) => !element.children.length && element.textContent === '${price}' && element.checkVisibility(),
      );
      text?.click();
      return document.activeElement.id;
    })()`;
    const id = fieldId('price');
    await expect.poll(() => tab.evaluate(press)).toBe(id);
    await tab.type(`[id="${fieldId('badge')}"]`, '!');
    await expect.poll(() => services()[0]!.badge).toContain('!');
  } finally {
    await tab.close();
  }
});

test('a file that another program changes, locks or deletes', { tag: '@slow' }, async ({ page }) => {
  const { field, price } = await pressPrice(page);
  const before = project.read('services');

  writeFileSync(project.fileOf('services'), before.replace(price, '₹7,777'));
  await expect(field).toHaveValue('₹7,777');
  await expect(page.getByRole('log')).toContainText('was changed outside this window');

  chmodSync(project.fileOf('services'), 0o444);
  await field.fill('₹7,778');
  await expect(status(page)).toContainText('read-only');
  chmodSync(project.fileOf('services'), 0o644);
  await expect(status(page)).toContainText('Saved');

  rmSync(project.fileOf('services'));
  await expect(page.getByText('another program has deleted it')).toBeVisible();
  await page.getByRole('button', { name: 'Write what the form shows' }).click();
  await expect.poll(() => existsSync(project.fileOf('services'))).toBe(true);
  expect(services()[0]!.price).toBe('₹7,778');
});

test('the server is killed while somebody types', { tag: '@slow' }, async ({ page }) => {
  const { frame, field } = await pressPrice(page);
  await project.stop();
  // As the page does by itself when it misses the server.
  const sheet = frame.owner();
  await sheet.evaluate((element: HTMLIFrameElement) => element.contentDocument?.location.reload());
  await expect
    .poll(() => sheet.evaluate((element: HTMLIFrameElement) => !element.contentDocument))
    .toBe(true);
  await field.fill('₹8,888');
  await expect(status(page)).toContainText('does not answer');
  await project.start();
  await expect(status(page)).toContainText('Saved');
  expect(services()[0]!.price).toBe('₹8,888');
});

testOfEditor(
  'only its own page may write, and only what content has',
  { tag: '@slow' },
  async ({ request }) => {
    const page = await (await request.get(project.address)).text();
    const token = /name="token" content="(\w+)"/.exec(page)![1]!;
    const before = project.read('words');
    const write = async (
      headers: Record<string, string>,
      data: unknown = { name: 'words', changes: [{ file: 'words', path: ['send'], before: '', after: '' }] },
    ) => (await request.post(`${project.address}api/change`, { headers, data })).status();
    expect(await write({})).toBe(403);
    expect(await write({ 'x-token': 'guessed' })).toBe(403);
    expect(await write({ 'x-token': token, origin: 'https://example.com' })).toBe(403);
    expect(await write({ 'x-token': token, origin: 'null' })).toBe(403);
    expect(await write({ 'x-token': token, host: 'evil.example' })).toBe(403);
    const own = { 'x-token': token };
    expect(await write(own, { name: '../package', changes: [] })).toBe(404);
    expect(await write(own, { name: 'logo', changes: [] })).toBe(404);
    expect(await write(own, { name: 'words', changes: 'x' })).toBe(422);
    expect(await write(own, { name: 'words', changes: [], more: 'x'.repeat(3_000_000) })).toBe(413);
    expect(project.read('words')).toBe(before);
  },
);

testOfEditor('the page of another site cannot write', { tag: '@slow' }, async ({ page }) => {
  const before = project.read('words');
  await page.route('https://shop.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('https://shop.example/');
  const answer = await page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        ({ status: code }) => code,
        () => 'refused',
      ),
    `${project.address}api/change`,
  );
  expect(answer).toBe('refused');
  expect(project.read('words')).toBe(before);
});

for (const width of [1280, 360])
  testOfEditor(`anybody can use it at ${width} px`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(project.address);
    await page.getByLabel('Content', { exact: true }).selectOption('services');
    await page.locator(`[id="services.services.${services()[0]!.id}-bar"]`).click();
    await expectNothingFound(page, 'form', true);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(), 'with text at 200 %').toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'To do' }).click();
    await expectNothingFound(page, 'to do', true);
  });

test('a service with a new category', { tag: '@slow' }, async ({ page }) => {
  const before = project.read('services');
  await openServices(page);
  await page.getByRole('button', { name: 'Add another service' }).click();
  const focused = page.getByRole('textbox', { name: 'Title' }).and(page.locator(':focus'));
  const id = (await focused.getAttribute('id'))!.replace(/\.title$/, '');
  const field = (name: string) => page.locator(`[id="${id}.${name}"]`);
  await field('title').fill('Short Films');
  const added = page.getByRole('group', { name: 'Short Films' });
  await added.getByText('New category', { exact: true }).click();
  await added.getByLabel('Name of the new category').fill('Films');
  await page.keyboard.press('Enter');
  const texts = { subtitle: 'Your shop in a minute', shortDesc: 'Made in one day', price: '₹9,000' };
  for (const [name, text] of Object.entries({ ...texts, badge: 'New', timeline: '2-4 weeks' }))
    await field(name).fill(text);
  // All that is to be filled in is open.
  for (const [list, least] of Object.entries({ features: 3, deliverables: 3, platforms: 1 }))
    for (let i = 0; i < least; i++) await field(`${list}.${i}`).fill(`${list} ${i}`);
  await expect(status(page)).toContainText('Saved');
  expect(services().at(-1)).toMatchObject({ title: 'Short Films', slug: 'short-films', category: 'films' });
  await expect(page.frameLocator('iframe[title="Page"]').getByText('Films', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Short Films' }).click();
  await page.getByRole('button', { name: 'To do' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Films' })
    .getByRole('button', { name: 'Remove it' })
    .click();
  await expect.poll(() => project.read('services')).toBe(before);
});

testOfEditor(
  'what is left before the launch is done where it is listed',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(project.address);
    await page.getByRole('button', { name: 'To do' }).click();
    const entry = (label: string) =>
      page.getByRole('listitem').filter({ has: page.getByLabel(`Phone, email and links › ${label}`) });
    const phone = entry('Phone');
    await phone.getByRole('textbox').fill('98480 22338');
    // What is wrong hides nothing that is still to be done.
    await expect(phone.locator('.error')).toBeVisible();
    await expect(entry('WhatsApp number')).toContainText('is an example');
    await expect(page.getByText(/^1 to correct, .*before the launch/)).toBeVisible();
    await phone.getByRole('textbox').fill('+91 98480 22338');
    await expect(phone).toContainText('Done');
    const facebook = entry('Profiles on social networks › Facebook');
    await facebook.getByRole('button', { name: 'Remove it' }).click();
    await expect(facebook).toHaveCount(0);
    await expect(phone).toContainText('Done');
    const site = () => JSON.parse(project.read('site')) as { phone: string; social: { label: string }[] };
    await expect.poll(() => site().social[0]?.label).not.toBe('Facebook');
    expect(site().phone).toBe('+91 98480 22338');
    const telugu = page.getByRole('listitem').filter({ hasText: 'texts are in Telugu' });
    await telugu.getByRole('listitem').last().getByRole('button').click();
    await expect(page.locator('input:focus, textarea:focus')).toHaveValue(/\p{Script=Telugu}/u);
  },
);

test('a new page, which is beside its fields once it is saved', { tag: '@slow' }, async ({ page }) => {
  const before = project.read('pages');
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('pages');
  await page.getByLabel('Title of a new page').fill('Careers');
  await page.keyboard.press('Enter');
  const field = (name: string) => page.locator(`[id="pages.careers.${name}"]`);
  await expect(field('title')).toBeFocused();
  await field('description').fill(
    'We look for people who write well, and who know the shops and the markets of this town.',
  );
  await field('article.lead').fill('Work with us');
  const section = page.locator('[id^="pages.careers.article.sections."]');
  await section.and(page.getByLabel('Heading')).fill('A writer');
  await expect(status(page)).toContainText('Not saved yet');
  await page
    .locator('[id^="pages.careers.article.sections."][id$=".paragraphs.0"]')
    .fill('For texts in Telugu.');
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByRole('heading', { name: 'A writer' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove this page/ }).click();
  await expect.poll(() => project.read('pages')).toBe(before);
});

for (const [what, value, message] of [
  ['a text that is too long', 'a '.repeat(50_000), /has 100000 characters; the limit is \d+/],
  ['HTML', 'Our <b>best</b> offer', /contains HTML/],
  ['nothing', '', /is empty/],
] as const)
  testOfEditor(`${what} is refused at its field`, { tag: '@slow' }, async ({ page }) => {
    const before = project.read('home');
    await page.goto(project.address);
    const field = page.locator('[id="home.hero.lead"]');
    await field.fill(value);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(status(page)).toContainText('Not saved yet');
    expect(project.read('home')).toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status(page)).toContainText('Saved');
  });
