/** What others write meanwhile stays, and so does what is typed. */
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Route } from 'playwright/test';
import {
  expect,
  fieldOf,
  openService,
  type Project,
  status,
  testOfEditor as test,
} from './support/editor.ts';

test.describe.configure({ timeout: 600_000 });

/** Another program changes a text of the services. */
function writeElsewhere(project: Project, from: string, to: string) {
  writeFileSync(project.fileOf('services'), project.read('services').replace(`"${from}"`, `"${to}"`));
}

test('another program breaks a file for a moment', { tag: '@slow' }, async ({ page, project }) => {
  await openService(page, project);
  const field = fieldOf(page, project, 'price');
  const text = project.read('services');
  const { badge } = project.services()[0]!;
  const broken = text.slice(0, -20);
  writeFileSync(project.fileOf('services'), broken);
  await expect(page.getByText('in a way that cannot be read').first()).toBeVisible();
  await field.fill('₹11,111');
  await expect(status(page)).toContainText('Not saved yet');
  expect(project.read('services')).toBe(broken);
  writeFileSync(project.fileOf('services'), text.replace(`"${badge}"`, '"Loved"'));
  await expect(status(page)).toContainText('Saved');
  expect(project.services()[0]).toMatchObject({ badge: 'Loved', price: '₹11,111' });
});

for (const travel of ['Undo', 'Redo'] as const)
  test(`another program writes, then comes ${travel}`, { tag: '@slow' }, async ({ page, project }) => {
    await openService(page, project);
    const { badge, price } = project.services()[0]!;
    await fieldOf(page, project, 'price').fill('₹12,345');
    await expect.poll(() => project.services()[0]!.price).toBe('₹12,345');
    if (travel === 'Redo') {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => project.services()[0]!.price).toBe(price);
    }
    writeElsewhere(project, badge, 'Loved');
    await expect(fieldOf(page, project, 'badge')).toHaveValue('Loved');
    await page.getByRole('button', { name: travel }).click();
    await expect.poll(() => project.services()[0]!.price).toBe(travel === 'Undo' ? price : '₹12,345');
    expect(project.services()[0]!.badge).toBe('Loved');
  });

test(
  'undo leaves what somebody has written since, and says so',
  { tag: '@slow' },
  async ({ page, project }) => {
    await openService(page, project);
    await fieldOf(page, project, 'price').fill('₹12,345');
    await expect.poll(() => project.services()[0]!.price).toBe('₹12,345');
    writeElsewhere(project, '₹12,345', '₹22,222');
    await expect(fieldOf(page, project, 'price')).toHaveValue('₹22,222');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('log', { name: 'News' })).toContainText('Somebody else has written since');
    expect(project.services()[0]!.price).toBe('₹22,222');
  },
);

test(
  'a conflict stays until somebody chooses, in other windows too, and keeps what is typed on',
  { tag: '@slow' },
  async ({ page, context, project }) => {
    await openService(page, project);
    const { price } = project.services()[0]!;
    const field = fieldOf(page, project, 'price');
    // Not finished, so that it waits in this window.
    await field.fill('₹9,99');
    await expect(status(page)).toContainText('Not saved yet');
    writeElsewhere(project, price, '₹22,222');
    const mine = page.getByRole('button', { name: /^Keep yours/ }).first();
    await expect(mine).toBeVisible();
    await field.fill('₹9,999');

    const other = await context.newPage();
    await openService(other, project);
    await expect(other.getByText('₹22,222').first()).toBeVisible();
    await expect(fieldOf(other, project, 'price')).toHaveValue('₹9,999');
    await expect(status(other)).toContainText('with 1 to choose');

    await page.reload();
    await openService(page, project);
    expect(project.services()[0]!.price).toBe('₹22,222');
    await expect(field).toHaveValue('₹9,999');
    await mine.click();
    await expect.poll(() => project.services()[0]!.price).toBe('₹9,999');
    await expect(mine).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => project.services()[0]!.price).toBe('₹22,222');
    await expect(status(other)).not.toContainText('to choose');
  },
);

test(
  'a choice that writes nothing is seen in other windows',
  { tag: '@slow' },
  async ({ page, context, project }) => {
    await openService(page, project);
    await fieldOf(page, project, 'price').fill('₹9,99');
    await expect(status(page)).toContainText('Not saved yet');
    writeElsewhere(project, project.services()[0]!.price, '₹22,222');
    await expect(page.getByRole('button', { name: /^Take theirs/ })).toBeVisible();
    const other = await context.newPage();
    await openService(other, project);
    await other.getByRole('button', { name: /^Take theirs/ }).click();
    await expect(page.getByRole('button', { name: /^Take theirs/ })).toHaveCount(0);
    await expect(fieldOf(page, project, 'price')).toHaveValue('₹22,222');
  },
);

test(
  'a browser that keeps nothing says so, and asks before the window is closed',
  { tag: '@slow' },
  async ({ page, project }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openService(page, project);
    await fieldOf(page, project, 'price').fill('₹9,99');
    await expect(status(page)).toContainText('This browser keeps nothing');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  },
);

test(
  'the first key after the content has changed its fields',
  { tag: '@slow' },
  async ({ page, project }) => {
    await openService(page, project);
    const before = project.read('services');
    const schema = `${project.folder}/content/schema/services.ts`;
    writeFileSync(schema, '\n', { flag: 'a' });
    await fieldOf(page, project, 'price').fill('₹12,345');
    await expect(status(page)).toContainText('A developer has changed the fields');
    expect(project.read('services')).toBe(before);
  },
);

test(
  'what was typed and not saved is there again in the next window',
  { tag: '@slow' },
  async ({ page, context, project }) => {
    await openService(page, project);
    const { price } = project.services()[0]!;
    await fieldOf(page, project, 'price').fill('₹9,99');
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
    await expect(fieldOf(next, project, 'price')).toHaveValue('₹9,99');
    await next.getByRole('button', { name: 'Undo' }).click();
    await expect(fieldOf(next, project, 'price')).toHaveValue(price);
    await expect(status(next)).toContainText('Saved');
  },
);

test('another program locks a file, and deletes it', { tag: '@slow' }, async ({ page, project }) => {
  await openService(page, project);
  const file = project.fileOf('services');
  const field = fieldOf(page, project, 'price');
  chmodSync(file, 0o444);
  await field.fill('₹7,778');
  await expect(status(page)).toContainText('read-only');
  chmodSync(file, 0o644);
  await expect(status(page)).toContainText('Saved');

  rmSync(file);
  await expect(status(page)).toContainText('another program has deleted it');
  await page.getByRole('button', { name: 'Write what the form shows' }).click();
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(project.services()[0]!.price).toBe('₹7,778');

  // A server that has just been started knows only what is committed.
  await project.stop();
  writeFileSync(file, '');
  await project.start();
  await expect(status(page)).toContainText('has emptied it');
  await page.getByRole('button', { name: 'Write what the form shows' }).click();
  await expect.poll(() => project.read('services')).toContain('₹7,778');
});

test('the server is killed while somebody types', { tag: '@slow' }, async ({ page, project }) => {
  await openService(page, project);
  const field = fieldOf(page, project, 'price');
  await field.click();
  await project.stop();
  // As the page beside does by itself when it misses the server. What the browser shows then nobody may look into.
  await page.unrouteAll();
  const frame = page.locator('iframe[title="Page"]');
  await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.location.reload());
  const isClosed = () => frame.evaluate((element: HTMLIFrameElement) => !element.contentDocument);
  await expect.poll(isClosed).toBe(true);
  await field.fill('₹8,888');
  await expect(status(page)).toContainText('does not answer');
  await project.start();
  await expect(status(page)).toContainText('Saved');
  expect(project.services()[0]!.price).toBe('₹8,888');
  // The page beside is there again too.
  await expect.poll(isClosed).toBe(false);
});

test('an answer is lost, and the typing goes on', { tag: '@slow' }, async ({ page, project }) => {
  await openService(page, project);
  const field = fieldOf(page, project, 'price');
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/edit/api/apply', lose, { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await field.fill('₹1,111');
  await lost;
  // Before the server tells of what has arrived.
  await field.fill('₹11,111');
  await expect.poll(() => project.services()[0]!.price).toBe('₹11,111');
  await expect(page.getByRole('button', { name: /^Keep yours/ })).toHaveCount(0);
});
