/** What others write meanwhile stays, and so does what is typed. In which order all of it may come is played by editor/play.test.ts. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
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

// That an empty or a read-only file is told so too: editor/files.test.ts.
test('another program breaks and deletes a file @slow', async ({ page, project }) => {
  await openService(page, project);
  const file = project.fileOf('services');
  const field = fieldOf(page, project, 'price');
  const whole = project.read('services');
  const broken = whole.slice(0, -20);
  writeFileSync(file, broken);
  await expect(page.getByText('in a way that cannot be read').first()).toBeVisible();
  await field.fill('₹7,777');
  await expect(status(page)).toContainText('Not saved yet');
  expect(project.read('services')).toBe(broken);
  writeFileSync(file, whole);
  await expect.poll(() => project.read('services')).toContain('₹7,777');

  // A server that has just been started knows only what is committed.
  await project.stop();
  rmSync(file);
  await project.start();
  await expect(status(page)).toContainText('another program has deleted it');
  await page.getByRole('button', { name: 'Write what the form shows' }).click();
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(project.services()[0]!.price).toBe('₹7,777');
});

test('undo and redo leave what somebody has written since, and say so @slow', async ({ page, project }) => {
  await openService(page, project);
  const { price } = project.services()[0]!;
  const expectPrice = (text: string) => expect.poll(() => project.services()[0]!.price).toBe(text);
  await fieldOf(page, project, 'price').fill('₹12,345');
  await expectPrice('₹12,345');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expectPrice(price);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectPrice('₹12,345');

  writeElsewhere(project, '₹12,345', '₹22,222');
  await expect(fieldOf(page, project, 'price')).toHaveValue('₹22,222');
  await undo.click();
  await expect(page.getByRole('log', { name: 'News' })).toContainText('Somebody else has written since');
  expect(project.services()[0]!.price).toBe('₹22,222');
});

test('a conflict stays until one chooses, in any window @slow', async ({ page, context, project }) => {
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
  await expect(status(other)).toContainText('Saved. 1 conflict');

  await page.reload();
  await expect(field).toBeFocused();
  expect(project.services()[0]!.price).toBe('₹22,222');
  await expect(field).toHaveValue('₹9,999');
  await mine.click();
  await expect.poll(() => project.services()[0]!.price).toBe('₹9,999');
  await expect(mine).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.services()[0]!.price).toBe('₹22,222');
  await expect(status(other)).not.toContainText('conflict');
});

test('a browser that keeps nothing asks before it is closed @slow', async ({ page, project }) => {
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
});

test('the first key after the content has changed its fields @slow', async ({ page, project }) => {
  await openService(page, project);
  const before = project.read('services');
  const schema = `${project.folder}/content/schema/services.ts`;
  writeFileSync(schema, '\n', { flag: 'a' });
  await fieldOf(page, project, 'price').fill('₹12,345');
  await expect(status(page)).toContainText('A developer has changed the fields');
  expect(project.read('services')).toBe(before);
});

test('what was not saved is there in the next window @slow', async ({ page, context, project }) => {
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
});

test('the server is killed while somebody types @slow', async ({ page, project }) => {
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
