import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { launched, writeContent } from '../tools/content-check/contents.cases.ts';
import { takePhoto } from '../tools/photos/photos.cases.ts';
import {
  choosePhoto,
  expect,
  fieldOf,
  git,
  introduce,
  openService,
  type Project,
  type Service,
  servicesIn,
  status,
  testOfEditor as base,
} from './support/editor.ts';

base.describe.configure({ timeout: 600_000 });

/** The repository that the project publishes to, and a colleague's clone of it. */
class Outside {
  folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  repository = path.join(this.folder, 'repository.git');
  /** What takes the place of the check of the whole site, which takes minutes. */
  check = path.join(this.folder, 'check.mjs');
  colleague = path.join(this.folder, 'colleague');
  #project: Project;

  constructor(project: Project) {
    this.#project = project;
    writeFileSync(this.check, '');
    git(this.folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', this.repository);
    git(project.folder, 'remote', 'add', 'origin', this.repository);
    this.set({ rehearse: `node ${this.check}` });
    git(project.folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    git(this.folder, 'clone', '--quiet', this.repository, this.colleague);
    introduce(this.colleague, 'Ravi');
  }

  /** Has the check go on until the answer is called. */
  holdCheck() {
    const end = path.join(this.folder, 'end');
    const script = `import { existsSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      while (!existsSync('${end}')) await setTimeout(100);`;
    writeFileSync(this.check, script);
    return () => writeFileSync(end, '');
  }

  /** Changes package.json of the project, and commits it. */
  set(scripts: object, more: object = {}) {
    const file = path.join(this.#project.folder, 'package.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as { scripts: object };
    const next = { ...settings, ...more, scripts: { ...settings.scripts, ...scripts } };
    writeFileSync(file, JSON.stringify(next));
    git(this.#project.folder, 'commit', '--quiet', '--message', 'Settings', 'package.json');
  }

  allPublished() {
    return servicesIn(git(this.repository, 'show', 'main:content/services.json'));
  }

  published() {
    return this.allPublished()[0]!;
  }

  /** A colleague changes a file, and commits it. */
  commit(file: string, change: (text: string) => string) {
    const place = path.join(this.colleague, file);
    git(this.colleague, 'pull', '--quiet');
    writeFileSync(place, change(existsSync(place) ? readFileSync(place, 'utf8') : ''));
    git(this.colleague, 'add', '--all');
    git(this.colleague, 'commit', '--quiet', '--message', 'From elsewhere');
  }

  /** A colleague publishes a change to a file. */
  publish(file: string, change: (text: string) => string) {
    this.commit(file, change);
    git(this.colleague, 'push', '--quiet');
  }
}

const test = base.extend<{ outside: Outside }>({
  outside: async ({ project }, provide) => {
    const outside = new Outside(project);
    await provide(outside);
    rmSync(outside.folder, { recursive: true, force: true });
  },
});

const SERVICES = 'content/services.json';

const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, value: string) => page.getByRole('listitem').filter({ hasText: value });

async function change(page: Page, project: Project, name: keyof Service, text: string) {
  await fieldOf(page, project, name).fill(text);
  await expect.poll(() => project.services()[0]![name]).toBe(text);
  await expect(status(page)).toContainText('Saved');
}

async function changePrice(page: Page, project: Project, price: string) {
  await openService(page, project);
  await change(page, project, 'price', price);
}

/** Presses "Publish now" and waits for how it ends. */
async function publish(page: Page) {
  await view(page, 'Publish');
  await page.getByRole('button', { name: 'Publish now' }).click();
  const outcome = page.getByRole('log', { name: 'Progress' }).locator('p');
  await expect(outcome).toBeVisible();
  return outcome;
}

/** Presses "Take back" beside a publication of this value: the newest, unless the oldest is asked for. */
async function takeBack(page: Page, value: string, isOldest = false) {
  await view(page, 'History');
  const buttons = row(page, value).getByRole('button', { name: /^Take back/ });
  await (isOldest ? buttons.last() : buttons.first()).click();
}

const SHARED = 'Your changes are in the shared copy';
const NOTHING = 'Nothing was published';

test('a publication is taken back, and a change by itself @slow', async ({ page, project, outside }) => {
  const { price, badge } = outside.published();
  await changePrice(page, project, '₹12,345');
  await expect(await publish(page)).toContainText(SHARED);
  await view(page, 'Form');
  await change(page, project, 'badge', 'Loved');
  // How it ended is no longer so.
  await view(page, 'Publish');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(page.getByRole('log', { name: 'Progress' })).toBeEmpty();
  await expect(page.getByRole('region', { name: 'Publish' })).not.toContainText('public site');
  await takeBack(page, '₹12,345');
  await expect.poll(() => project.services()[0]!.price).toBe(price);
  await expect(page.getByRole('log', { name: 'News' })).toContainText('goes out when you publish');
  await view(page, 'Changes');
  await page.getByRole('button', { name: /^Take back this change: .*badge/i }).click();
  await expect(page.getByRole('button', { name: /^Taken back: .*badge/i })).toBeDisabled();
  await expect.poll(() => project.services()[0]!.badge).toBe(badge);
  // Who has gone elsewhere sees that it runs, and that it has ended.
  outside.publish(SERVICES, (text) => text.replace(project.services()[0]!.timeline, '3-5 weeks'));
  const endCheck = outside.holdCheck();
  await view(page, 'Publish');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await view(page, 'Form');
  const head = page.getByRole('button', { name: 'Publish', exact: true });
  const changes = page.getByRole('button', { name: 'Changes', exact: true });
  await expect(head).toHaveAttribute('aria-busy', 'true');
  // What a colleague has published meanwhile is none of one's own changes: the price, and its discount.
  await expect(fieldOf(page, project, 'timeline')).toHaveValue('3-5 weeks');
  await expect(changes).toHaveAttribute('title', '2 changes');
  endCheck();
  const news = page.getByRole('log', { name: 'News' });
  await expect(news).toContainText(SHARED);
  await expect(head).toHaveAttribute('aria-busy', 'false');
  await expect(head).toHaveAttribute('title', 'Publish');
  await expect(changes).toHaveAttribute('title', 'Changes');
  await view(page, 'Publish');
  await expect(page.getByRole('log', { name: 'Progress' })).toContainText(SHARED);
  await view(page, 'Form');
  await expect(news).toBeEmpty();
  expect(outside.published()).toEqual(project.services()[0]);
  expect(outside.published().price).toBe(price);

  // What was changed since, here too, is what is here: nobody else's.
  await view(page, 'Form');
  await change(page, project, 'price', '₹15,500');
  await takeBack(page, '₹12,345', true);
  const choices = page.locator('dl').filter({ hasText: '₹' });
  await expect(choices).toHaveText(`Here now₹15,500Taking back gives${price}`);
  expect(project.services()[0]!.price).toBe('₹15,500');
});

test('what was asked first and is answered last does not replace what is known since @slow', async ({
  page,
  project,
}) => {
  let answerFirst = () => {};
  const isAsked = new Promise<void>((asked) => {
    void page.route(
      '**/edit/api/published',
      (route) => {
        answerFirst = () => void route.fulfill({ json: { message: 'As it was before' } });
        asked();
      },
      { times: 1 },
    );
  });
  await page.goto(project.address);
  await isAsked;
  await view(page, 'Changes');
  await expect(page.getByText('Nothing here waits to be published.')).toBeVisible();
  const answered = page.waitForResponse('**/edit/api/published');
  answerFirst();
  await (await answered).finished();
  // What it would have shown is there by then.
  await page.waitForTimeout(500);
  await expect(page.getByText('Nothing here waits to be published.')).toBeVisible();
});

test('a photograph: chosen, described, published, taken away @slow', async ({ page, project, outside }) => {
  const photo = fieldOf(page, project, 'photo');
  const shown = () => project.services()[0]!.photo;
  const photosIn = (folder: string, ...list: string[]) =>
    git(folder, ...list, 'content/photos')
      .split('\n')
      .filter(Boolean)
      .toSorted();
  const here = () => photosIn(project.folder, 'ls-files', '--cached', '--others');
  const outThere = () => photosIn(outside.repository, 'ls-tree', '-r', '--name-only', 'main');

  await openService(page, project);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const shows = await choosePhoto(photo, 'photo.jpg', heic);
  await expect(photo.getByRole('alert')).toContainText('Most Compatible');
  expect(shown()).toBeUndefined();

  const taken = await takePhoto({ width: 900, height: 600 });
  await photo.evaluate((field, base64) => {
    const dataTransfer = new DataTransfer();
    const picture = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([picture], 'Our Shop.JPG'));
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, taken.toString('base64'));
  await expect.poll(() => shown()?.file).toMatch(/^our-shop-[0-9a-f]{8}\.jpg$/);
  await expect(photo.getByRole('alert')).toHaveCount(0);
  const first = `content/photos/${shown()!.file}`;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 600);
    canvas.getContext('2d');
    const picture = await canvas.convertToBlob();
    // Documents and sheets copy both.
    const copied = new ClipboardItem({ 'image/png': picture, 'text/plain': 'A saree shop in Guntur' });
    await navigator.clipboard.write([copied]);
  });
  await shows.press('ControlOrMeta+V');
  await photo.locator('div:has(> img)').click({ position: { x: 1, y: 1 } });
  await photo.getByLabel('From the left, per cent').press('ArrowUp');
  await photo.getByLabel('From the top, per cent').press('ArrowUp');
  await expect.poll(shown).toMatchObject({ shows: 'A saree shop in Guntur', x: 1, y: 1 });
  await expect(photo.locator('img')).toHaveJSProperty('naturalWidth', 900);

  await photo.locator('[type=file]').press('ControlOrMeta+V');
  await expect.poll(() => shown()?.file).toMatch(/^photo-/);
  const second = `content/photos/${shown()!.file}`;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(shown).toMatchObject({ file: first.split('/').at(-1), shows: 'A saree shop in Guntur' });
  const both = [first, second].toSorted();
  expect(here()).toEqual(both);

  await expect(await publish(page)).toContainText(SHARED);
  // One that was never published is on this computer alone, where "Redo" finds it.
  expect([outThere(), here()]).toEqual([[first], both]);

  await view(page, 'Form');
  await photo.getByRole('button', { name: 'Leave out' }).click();
  await expect.poll(shown).toBeUndefined();
  expect(here()).toEqual(both);
  await expect(await publish(page)).toContainText(SHARED);
  expect([outThere(), here()]).toEqual([[], [second]]);
});

test('a colleague has exchanged the same photograph @slow', async ({ page, project, outside }) => {
  const shown = () => project.services()[0]!.photo;
  /** Chooses a photograph of this name, and says what it shows. */
  const choose = async (name: string, seed: number, text: string) => {
    const taken = await takePhoto({ width: 900, height: 600, seed });
    const shows = await choosePhoto(fieldOf(page, project, 'photo'), `${name}.jpg`, taken);
    await expect.poll(() => shown()?.file).toMatch(RegExp(`^${name}-`));
    await shows.fill(text);
    await expect.poll(() => shown()?.shows).toBe(text);
  };
  await openService(page, project);
  await choose('mine', 1, 'My shop');
  await expect(await publish(page)).toContainText(SHARED);

  await view(page, 'Form');
  await choose('mine-too', 2, 'My other shop');
  const theirs = { file: 'theirs.jpg', shows: 'Their shop' };
  outside.commit('content/photos/theirs.jpg', () => 'the bytes of theirs');
  outside.publish(SERVICES, (text) => {
    const content = JSON.parse(text) as { services: Service[] };
    content.services[0]!.photo = theirs;
    return JSON.stringify(content);
  });
  await expect(await publish(page)).toContainText('Choose one of both');
  expect(shown()).toMatchObject(theirs);
  expect(readFileSync(path.join(project.folder, 'content/photos/theirs.jpg'), 'utf8')).toBe(
    'the bytes of theirs',
  );
  await view(page, 'Changes');
  const choice = page.locator('dl').filter({ hasText: /^YoursMy other shopTheirsTheir shop$/ });
  await expect(choice.getByRole('img', { name: 'Photograph' })).toHaveCount(2);
  await page.getByRole('button', { name: /^Keep yours: .*Photograph$/ }).click();
  await expect
    .poll(shown)
    .toMatchObject({ file: expect.stringMatching(/^mine-too-/), shows: 'My other shop' });
  await expect(choice).toHaveCount(0);
});

test('a colleague has published the same fields @slow', async ({ page, project, outside }) => {
  const { price, badge, timeline } = outside.published();
  await changePrice(page, project, '₹11,111');
  await change(page, project, 'badge', 'Liked');
  outside.publish(SERVICES, (text) =>
    text.replace(price, '₹22,222').replace(badge, 'Loved').replace(timeline, '3-5 weeks'),
  );
  await expect(await publish(page)).toContainText('Somebody else has written other values');
  // Another window, or the same one loaded again, knows it too.
  await page.reload();
  await view(page, 'Publish');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await view(page, 'Changes');
  const both = row(page, '₹22,222').first();
  await expect(both).toContainText('₹11,111');
  expect(outside.published().price).toBe('₹22,222');
  await page.getByRole('button', { name: /^Take theirs: .*badge/i }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Keep yours/ }).count()).toBe(1);
  await page.getByRole('button', { name: /^Keep yours: .*price/i }).click();
  await expect.poll(() => project.services()[0]!.price).toBe('₹11,111');
  await view(page, 'Publish');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expect(page.getByText(NOTHING)).toHaveCount(0);
  await expect(await publish(page)).toContainText(SHARED);
  expect(outside.published()).toMatchObject({ price: '₹11,111', badge: 'Loved', timeline: '3-5 weeks' });
  expect(project.services()[0]).toEqual(outside.published());
});

test('nothing is lost where check, push or network fails @slow', async ({ page, project, outside }) => {
  const { price, badge } = outside.published();
  const hook = path.join(outside.repository, 'hooks/pre-receive');
  const expectNothing = () => {
    expect(outside.published().price).toBe(price);
    expect(project.services()[0]!.price).toBe('₹13,333');
    expect(git(project.folder, 'diff', '--name-only', 'HEAD')).toBe(SERVICES);
  };
  await changePrice(page, project, '₹13,333');

  writeFileSync(outside.check, `console.log('The page is broken'); process.exit(1)`);
  await expect(await publish(page)).toContainText(`${NOTHING}, and nothing is lost. The check`);
  await page.getByText('Details for a developer').click();
  await expect(page.getByText('The page is broken')).toBeVisible();
  expectNothing();

  writeFileSync(outside.check, '');
  // A template of Git may lack the folder.
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho "Closed today" >&2\nexit 1\n', { mode: 0o755 });
  await expect(await publish(page)).toContainText('did not take it');
  await page.getByText('Details for a developer').click();
  await expect(page.getByText('Closed today')).toBeVisible();
  expectNothing();

  rmSync(hook);
  git(project.folder, 'remote', 'set-url', 'origin', path.join(outside.folder, 'nowhere.git'));
  await expect(await publish(page)).toContainText('does not let you in');
  expectNothing();
  git(project.folder, 'remote', 'set-url', 'origin', outside.repository);

  // Somebody else publishes while the check runs.
  outside.commit(SERVICES, (text) => text.replace(badge, 'Liked'));
  const push = `execSync('git push', { cwd: ${JSON.stringify(outside.colleague)} })`;
  writeFileSync(outside.check, `import { execSync } from 'node:child_process'; ${push}`);
  await expect(await publish(page)).toContainText('in this minute');
  writeFileSync(outside.check, '');
  await expect(await publish(page)).toContainText(SHARED);
  expect(outside.published()).toMatchObject({ price: '₹13,333', badge: 'Liked' });
});

test('unpublished work of a developer does not go out @slow', async ({ page, project, outside }) => {
  const { price } = outside.published();
  await changePrice(page, project, '₹12,345');
  writeFileSync(path.join(project.folder, 'app/robots.ts'), '\n', { flag: 'a' });
  git(project.folder, 'commit', '--quiet', '--message', 'Half a new page', 'app/robots.ts');
  await view(page, 'Publish');
  await expect(page.getByText('Half a new page')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  expect(outside.published().price).toBe(price);
});

test('what others did to other files is no hindrance @slow', async ({ page, project, outside }) => {
  await changePrice(page, project, '₹12,345');
  const lock = path.join(project.folder, 'package-lock.json');
  outside.publish('package-lock.json', (text) => `${text}\n`);
  outside.publish('content/extra.json', () => '{}\n');
  writeFileSync(lock, `${readFileSync(lock, 'utf8')}  `);
  await expect(await publish(page)).toContainText('The editor itself was changed');
  expect(existsSync(path.join(project.folder, 'content/extra.json'))).toBe(true);
  git(outside.colleague, 'rm', '--quiet', 'content/extra.json');
  git(outside.colleague, 'commit', '--quiet', '--message', 'Gone again');
  git(outside.colleague, 'push', '--quiet');
  await project.stop();
  await project.start();
  await expect(await publish(page)).toContainText(SHARED);
  expect(existsSync(path.join(project.folder, 'content/extra.json'))).toBe(false);
  expect(outside.published().price).toBe('₹12,345');
  // What the next test begins with is another editor again.
  await project.stop();
});

test('no repository, no launch yet, a server that fails @slow', async ({ page, project, outside }) => {
  await changePrice(page, project, '₹14,444');
  git(project.folder, 'remote', 'remove', 'origin');
  await expect(await publish(page)).toContainText('no shared copy yet, and no server');

  const uploaded = path.join(outside.folder, 'uploaded');
  const write = `require('fs').writeFileSync('${uploaded}', process.argv.slice(1).join() + process.env.npm_package_config_server)`;
  outside.set({ deploy: `node --eval "${write}" --` }, { config: { server: 'staff@server:/site' } });
  await expect(await publish(page)).toContainText('still has examples');
  expect(git(project.folder, 'diff', '--name-only', 'HEAD')).toBe(SERVICES);

  writeContent(project.folder, launched());
  await expect(await publish(page)).toContainText('Your changes are public');
  expect(readFileSync(uploaded, 'utf8')).toBe('--builtstaff@server:/site');
  expect(git(project.folder, 'diff', '--name-only', 'HEAD')).toBe('');

  // The repository takes it and the server does not.
  git(project.folder, 'remote', 'add', 'origin', outside.repository);
  outside.set({ deploy: 'node --eval process.exit(1)' });
  git(project.folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  await view(page, 'Form');
  await change(page, project, 'price', '₹15,555');
  const outcome = await publish(page);
  await expect(outcome).toContainText('in the shared copy, and not on the server');
  await expect(outcome).toHaveClass('error');
  await expect(page.getByText('Uploading it to the server')).not.toContainText('done');
  expect(outside.published().price).toBe('₹15,555');
});

/** Fields of a service in the form, and what is typed in each. Those of lists are their first lines. */
const FILMS = {
  subtitle: 'From above',
  shortDesc: 'Your shop and its street, seen from above.',
  price: '9k',
  badge: 'New',
  timeline: '1 week',
  'features.0': 'One flight',
  'features.1': 'Two films',
  'features.2': 'Music',
  'deliverables.0': 'A film for Reels',
  'deliverables.1': 'A film for YouTube',
  'deliverables.2': 'Ten photos',
  'platforms.0': 'YouTube',
};

test('a service: begun today, finished tomorrow, then hidden @slow', async ({ page, project, outside }) => {
  const title = 'Drone Films';
  const films = () => project.services().find((service) => service.title === title);
  await openService(page, project);
  await page.getByRole('button', { name: 'Add another service' }).click();
  await page.keyboard.type(title);
  await expect.poll(() => films()?.isDraft).toBe(true);
  // The others' changes go out around it, and colleagues get the draft.
  await change(page, project, 'price', '₹12,345');
  await expect(await publish(page)).toContainText(SHARED);
  expect(outside.published().price).toBe('₹12,345');
  expect(outside.allPublished().at(-1)).toEqual(films());

  await project.stop();
  await project.start();
  await page.goto(project.address);
  await page.getByRole('button', { name: /^To do/ }).click();
  await page
    .getByRole('button', { name: `Show it in the form: Services and prices › Services › ${title}` })
    .click();
  const show = page.getByRole('button', { name: `Show: ${title}` });
  await show.click();
  await expect(page.getByRole('log', { name: 'News' })).toContainText(
    'can be shown once it is whole: 13 fields to fill in',
  );
  await expect(page.getByLabel('Subtitle', { exact: true }).last()).toBeFocused();
  const field = (name: string) => page.locator(`[id="services.services.${films()!.id}.${name}"]`);
  await field('category').selectOption({ index: 1 });
  for (const [name, text] of Object.entries(FILMS)) await field(name).fill(text);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Visitors do not see this draft.')).toHaveText(
    'Visitors do not see this draft.',
  );
  await show.click();
  await expect.poll(() => films()!.isDraft).toBeUndefined();
  await expect(await publish(page)).toContainText(SHARED);
  expect(outside.allPublished().at(-1)).toMatchObject({ title, price: '₹9,000' });
  expect(outside.allPublished().at(-1)!.isDraft).toBeUndefined();

  const [first] = project.services();
  await openService(page, project);
  await page.getByRole('button', { name: `Hide: ${first!.title}` }).click();
  await expect(await publish(page)).toContainText(SHARED);
  expect(outside.published()).toEqual({ ...first, isDraft: true });
  await openService(page, project);
  await page.getByRole('button', { name: `Show: ${first!.title}` }).click();
  await expect(await publish(page)).toContainText(SHARED);
  expect(outside.published()).toEqual(first);
});
