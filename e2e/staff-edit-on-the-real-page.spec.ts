/** The whole way with the real pages and the real check: a price from a press in the page to the repository. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servicesPage } from '../content/index.ts';
import { takePhoto } from '../tools/photos/photos.cases.ts';
import { choosePhoto, expect, fieldOf, git, servicesIn, status, test } from './support/editor.ts';
import { engines } from './support/engines.ts';

type Pair = { id: string; text: string; telugu: string };

// One server of pages for all.
test.describe.configure({ mode: 'default', timeout: 1_200_000 });

test('a price: pressed in the page, corrected, checked, published @slow', async ({ page, project }) => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  const repository = path.join(outside, 'repository.git');
  git(outside, 'init', '--quiet', '--bare', '--initial-branch', 'main', repository);
  git(project.folder, 'remote', 'add', 'origin', repository);
  git(project.folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');

  const { title, price } = project.services()[0]!;
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByRole('heading', { name: title }).first()).toBeVisible();
  const card = frame.locator('.service-card').first();
  await card.locator('img').first().click();
  await expect(fieldOf(page, project, 'drawing')).toBeFocused();
  // A photograph is in the drawing's place at once, and a press on it leads to what it shows. Cards wait for each other's.
  await frame.getByRole('heading', { name: servicesPage.whyChoose.heading }).click();
  const photo = page.locator('[id="services.servicesPage.whyChoose.photo"]');
  const taken = await takePhoto({ width: 900, height: 600, orientation: 6 });
  const shows = await choosePhoto(photo, 'shop.jpg', taken);
  await shows.fill('A sweet shop in Guntur');
  const seen = frame.getByRole('img', { name: 'A sweet shop in Guntur' });
  await expect.poll(() => seen.evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBeGreaterThan(0);
  await seen.click();
  await expect(shows).toBeFocused();
  await frame.getByText(price, { exact: true }).first().click();
  const field = fieldOf(page, project, 'price');
  await expect(field, title).toBeFocused();
  await expect(field).toHaveValue(price);
  const isOutlined = (all: Element[]) => all.some((one) => getComputedStyle(one).outlineStyle === 'solid');
  await expect.poll(() => frame.getByText(price, { exact: true }).evaluateAll(isOutlined)).toBe(true);

  // By keyboard, back from the page.
  await page.locator('iframe').focus();
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();

  await field.fill('12345 or less');
  await expect(status(page)).toContainText('Not saved yet');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/is not a valid price/);
  expect(project.services()[0]!.price).toBe(price);
  // The page still says what is on the disk.
  await fieldOf(page, project, 'badge').focus();
  await frame.getByText(price, { exact: true }).first().click();
  await expect(field).toBeFocused();

  await field.fill('12345');
  await field.blur();
  await expect(field).toHaveValue('₹12,345');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(frame.getByText('₹12,345').first()).toBeVisible();
  await expect(status(page)).toContainText('Saved');
  expect(project.services()[0]!.price).toBe('₹12,345');

  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '₹12,345' })).toContainText(price);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const outcome = page.getByRole('log', { name: 'Progress' }).locator('p');
  await expect(outcome).toContainText('Your changes are in the shared copy', { timeout: 900_000 });
  expect(servicesIn(git(repository, 'show', 'main:content/services.json'))[0]!.price).toBe('₹12,345');
  expect(git(repository, 'log', '-1', '--format=%an')).toBe('Lakshmi');
  expect(git(repository, 'show', '--name-only', '--format=', 'main')).toMatch(
    /^content\/photos\/shop-[0-9a-f]{8}\.jpg\ncontent\/services\.json$/,
  );
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(page.getByText('Nothing here waits to be published.')).toBeVisible();
  expect(git(project.folder, 'status', '--porcelain')).toBe('');
  expect(git(project.folder, 'worktree', 'list').split('\n')).toHaveLength(1);
  rmSync(outside, { recursive: true });
});

test('a text in Telugu: pressed in the Telugu page, and changed there @slow', async ({ page, project }) => {
  const pairs = () => (JSON.parse(project.read('telugu')) as { pairs: Pair[] }).pairs;
  const { badge } = project.services()[0]!;
  const before = pairs().find(({ text }) => text === badge)!;
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByText(badge, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await frame.getByText(before.telugu, { exact: true }).first().click();
  const field = page.locator(`[id="${project.field('badge')}:telugu"]`);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(before.telugu);
  const telugu = 'అందరూ అడిగేది';
  await field.fill(telugu);
  await expect(frame.getByText(telugu, { exact: true }).first()).toBeVisible();
  expect(pairs()).toContainEqual({ ...before, telugu });

  await fieldOf(page, project, 'badge').fill(`${badge} now`);
  await expect(frame.getByText(`${badge} now`, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(frame.getByText(telugu, { exact: true }).first()).toBeVisible();
  expect(pairs()).toContainEqual(expect.objectContaining({ text: `${badge} now`, telugu }));
});

test('Firefox does the same @slow', async ({ project }) => {
  const { price } = project.services()[0]!;
  const tab = await engines.Firefox();
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
    await expect.poll(() => tab.evaluate(press)).toBe(project.field('price'));
    await tab.type(`[id="${project.field('badge')}"]`, '!');
    await expect.poll(() => project.services()[0]!.badge).toContain('!');
  } finally {
    await tab.close();
  }
});
