import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, test } from 'playwright/test';
import { expectNothingFound } from './support/accessibility.ts';
import { copyProject } from './support/copy-project.ts';
import { expect, startEditor, stopEditor } from './support/editor.ts';
import { freePort } from './support/free-port.ts';

/** One project and one repository for all of them; each begins with what the one before has published. */
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

const PUBLISHING = 900_000;

let folder: string;
/** The repository, a colleague's clone of it, and what takes the place of the check. */
let outside: string;
let server: ChildProcess;
let address: string;

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
const repository = () => path.join(outside, 'repository.git');
const colleague = () => path.join(outside, 'colleague');

function introduce(cwd: string, name: string) {
  git(cwd, 'config', 'user.name', name);
  git(cwd, 'config', 'user.email', 'staff@example.com');
}

test.beforeAll(async () => {
  folder = await copyProject('publishing-');
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  for (const remote of git(folder, 'remote').split('\n').filter(Boolean))
    git(folder, 'remote', 'remove', remote);
  introduce(folder, 'Lakshmi');
  git(folder, 'checkout', '--quiet', '-B', 'main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'As it is now');
  git(outside, 'init', '--quiet', '--bare', '--initial-branch', 'main', repository());
  git(folder, 'remote', 'add', 'origin', repository());
  git(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const port = await freePort();
  address = `http://localhost:${port}/edit/`;
  server = await startEditor(folder, port);
});

test.afterAll(async () => {
  await stopEditor(server);
  for (const made of [folder, `${folder}-publishing`, outside])
    rmSync(made, { recursive: true, force: true });
});

type Services = { services: { id: number; title: string; price: string; badge: string }[] };

const read = (text: string) => (JSON.parse(text) as Services).services;
const published = () => read(git(repository(), 'show', 'main:content/services.json'))[0]!;
const here = () => read(readFileSync(path.join(folder, 'content/services.json'), 'utf8'))[0]!;

/** A colleague publishes a change to the services. */
function colleaguePublishes(change: (text: string) => string) {
  const file = path.join(colleague(), 'content/services.json');
  git(colleague(), 'pull', '--quiet');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  git(colleague(), 'commit', '--quiet', '--all', '--message', 'From elsewhere');
  git(colleague(), 'push', '--quiet');
}

const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: 'price' | 'badge') =>
  page.locator(`[id="services.services.${here().id}.${name}"]`);

/** Opens the editor, and in it the first service. */
async function openService(page: Page) {
  await page.goto(address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  await page.locator(`[id="services.services.${here().id}-bar"]`).click();
}

async function changePrice(page: Page, price: string) {
  await openService(page);
  await field(page, 'price').fill(price);
  await expect(page.locator('.head').getByRole('status')).toContainText('Saved');
  expect(here().price).toBe(price);
}

const row = (page: Page, value: string) => page.getByRole('listitem').filter({ hasText: value });

/** Presses "Publish now" and waits for how it ends. */
async function publish(page: Page) {
  await view(page, 'Publish');
  await page.getByRole('button', { name: 'Publish now' }).click();
  const outcome = page.getByRole('log', { name: 'Progress' }).locator('p');
  await expect(outcome).toBeVisible({ timeout: PUBLISHING });
  return outcome;
}

test('a price is shown beside the old one, published, and read back', { tag: '@slow' }, async ({ page }) => {
  const { price } = published();
  await changePrice(page, '₹12,345');
  await view(page, 'Changes');
  await expect(row(page, '₹12,345')).toContainText(price);
  await view(page, 'Publish');
  await expect(page.getByText('This publishes one change.')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /price$/i })).toBeVisible();
  await expect(await publish(page)).toContainText('Your changes are in the repository');
  expect(published().price).toBe('₹12,345');
  expect(git(repository(), 'log', '-1', '--format=%an')).toBe('Lakshmi');
  expect(git(repository(), 'show', '--name-only', '--format=', 'main')).toBe('content/services.json');
  await view(page, 'Changes');
  await expect(page.getByText('Everything here is as it is published.')).toBeVisible();
  expect(git(folder, 'status', '--porcelain')).toBe('');

  // From here on the check of the whole site, which takes minutes, is a program that each test writes.
  const check = path.join(outside, 'check.mjs');
  writeFileSync(check, '');
  const settings = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { scripts: object };
  Object.assign(settings.scripts, { 'launch-check': 'node --eval 0', rehearse: `node ${check}` });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(settings));
  git(folder, 'commit', '--quiet', '--all', '--message', 'A quick check');
  git(folder, 'push', '--quiet');
  git(outside, 'clone', '--quiet', repository(), colleague());
  introduce(colleague(), 'Ravi');
});

test('a publication is taken back, and a change by itself', { tag: '@slow' }, async ({ page }) => {
  await openService(page);
  await view(page, 'History');
  await expect(page.getByText('Lakshmi').first()).toBeVisible();
  await row(page, '→ ₹12,345').getByRole('button').click();
  await expect(page.getByRole('heading', { name: /^Changes/ })).toBeVisible();
  await expect.poll(() => here().price).not.toBe('₹12,345');

  await view(page, 'Form');
  await field(page, 'badge').fill('Loved');
  await view(page, 'Changes');
  await page.getByRole('button', { name: /^Take back: .*badge/i }).click();
  await expect(row(page, 'Loved')).toHaveCount(0);
  await expect(await publish(page)).toContainText('Your changes are in the repository');
  expect(published()).toEqual(here());
  expect(published().price).not.toBe('₹12,345');
});

test('a colleague has published the same field, and another', { tag: '@slow' }, async ({ page }) => {
  const { price, badge } = published();
  await changePrice(page, '₹11,111');
  colleaguePublishes((text) => text.replace(price, '₹22,222').replace(badge, 'Loved'));
  await expect(await publish(page)).toContainText('other values for fields that you have changed');
  expect(published().price).toBe('₹22,222');
  await view(page, 'Changes');
  const both = row(page, 'Theirs');
  await expect(both).toContainText('₹22,222');
  await expect(both).toContainText('₹11,111');
  await view(page, 'Publish');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();

  await view(page, 'Changes');
  await page.getByRole('button', { name: /^Keep yours/ }).click();
  await expect(await publish(page)).toContainText('Your changes are in the repository');
  expect(published()).toMatchObject({ price: '₹11,111', badge: 'Loved' });
  expect(here()).toEqual(published());
});

test('the value of a colleague is taken', { tag: '@slow' }, async ({ page }) => {
  await changePrice(page, '₹11,112');
  colleaguePublishes((text) => text.replace('₹11,111', '₹22,223'));
  await publish(page);
  await view(page, 'Changes');
  await page.getByRole('button', { name: /^Take theirs/ }).click();
  await expect(page.getByText('Everything here is as it is published.')).toBeVisible();
  await expect.poll(() => here().price).toBe('₹22,223');
});

test(
  'nothing is published or lost where the check, the push or the network fails',
  { tag: '@slow' },
  async ({ page }) => {
    const { price } = published();
    const check = path.join(outside, 'check.mjs');
    const hook = path.join(repository(), 'hooks/pre-receive');
    const expectNothing = () => {
      expect(published().price).toBe(price);
      expect(here().price).toBe('₹13,333');
      expect(git(folder, 'diff', '--name-only', 'HEAD')).toBe('content/services.json');
    };
    await changePrice(page, '₹13,333');

    writeFileSync(check, `console.log('The page is broken'); process.exit(1)`);
    await expect(await publish(page)).toContainText('found something');
    await page.getByText('Details for a developer').click();
    await expect(page.getByText('The page is broken')).toBeVisible();
    expectNothing();

    writeFileSync(check, '');
    writeFileSync(hook, '#!/bin/sh\necho "Closed today" >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await expect(await publish(page)).toContainText('did not take it');
    await page.getByText('Details for a developer').click();
    await expect(page.getByText('Closed today')).toBeVisible();
    expectNothing();

    rmSync(hook);
    git(folder, 'remote', 'set-url', 'origin', path.join(outside, 'nowhere.git'));
    await expect(await publish(page)).toContainText('did not answer');
    git(folder, 'remote', 'set-url', 'origin', repository());
    expectNothing();
  },
);

test('somebody publishes while the check runs', { tag: '@slow' }, async ({ page }) => {
  await openService(page);
  const file = path.join(colleague(), 'content/services.json');
  git(colleague(), 'pull', '--quiet');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Loved', 'Liked'));
  git(colleague(), 'commit', '--quiet', '--all', '--message', 'Meanwhile');
  const check = path.join(outside, 'check.mjs');
  const push = `import { execSync } from 'node:child_process'; execSync('git push', { cwd: ${JSON.stringify(colleague())} })`;
  writeFileSync(check, push);
  await expect(await publish(page)).toContainText('in this minute');
  writeFileSync(check, '');
  await expect(await publish(page)).toContainText('Your changes are in the repository');
  expect(published()).toMatchObject({ price: '₹13,333', badge: 'Liked' });
});

test(
  'a project that is connected to nothing, or to a server before its launch',
  { tag: '@slow' },
  async ({ page }) => {
    const settings = path.join(folder, 'package.json');
    const before = readFileSync(settings, 'utf8');
    await changePrice(page, '₹14,444');
    git(folder, 'remote', 'rename', 'origin', 'away');
    git(folder, 'config', '--remove-section', 'branch.main');
    git(folder, 'remote', 'remove', 'away');
    await expect(await publish(page)).toContainText('does not know yet where to publish');

    const named = {
      ...(JSON.parse(before) as { scripts: object }),
      config: { server: 'staff@server:/site' },
    };
    const uploaded = path.join(outside, 'uploaded');
    const write = `require('fs').writeFileSync('${uploaded}', process.env.npm_package_config_server)`;
    Object.assign(named.scripts, {
      'launch-check': 'node --eval process.exit(1)',
      deploy: `node --eval "${write}"`,
    });
    writeFileSync(settings, JSON.stringify(named));
    git(folder, 'commit', '--quiet', '--message', 'A server', 'package.json');
    await expect(await publish(page)).toContainText('still has examples');
    expect(git(folder, 'diff', '--name-only', 'HEAD')).toBe('content/services.json');

    Object.assign(named.scripts, { 'launch-check': 'node --eval 0' });
    writeFileSync(settings, JSON.stringify(named));
    git(folder, 'commit', '--quiet', '--message', 'Launched', 'package.json');
    await expect(await publish(page)).toContainText('Your changes are public');
    expect(readFileSync(uploaded, 'utf8')).toBe('staff@server:/site');
    expect(git(folder, 'diff', '--name-only', 'HEAD')).toBe('');
  },
);

for (const width of [1280, 360])
  test(`anybody can publish at ${width} px`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await changePrice(page, `₹${width}`.replace(/(\d{3})$/, ',$1').replace('₹,', '₹'));
    for (const name of ['Changes', 'Publish', 'History']) {
      await view(page, name);
      await expect(page.getByRole('region', { name }).getByRole('heading').first()).toBeVisible();
      await expectNothingFound(page, name, true);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
  });
