/** The editor as `npm run dev` serves it, on a copy of this project in which each test begins anew. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect as expected, type Locator, type Page, test as base } from 'playwright/test';
import type { Photo } from '../../content/photo.ts';
import { copyProject } from './copy-project.ts';
import { freePort } from './free-port.ts';

/** Git, the removal of a copy, and the server, which compiles a page when it is asked for, share a processor with the test. */
export const expect = expected.configure({ timeout: 150_000 });

export const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

export function introduce(cwd: string, name: string) {
  git(cwd, 'config', 'user.name', name);
  git(cwd, 'config', 'user.email', 'staff@example.com');
}

export type Service = {
  id: number;
  title: string;
  price: string;
  badge: string;
  timeline: string;
  drawing: string;
  photo?: Photo;
  isDraft?: true;
};

export const servicesIn = (text: string) => (JSON.parse(text) as { services: Service[] }).services;

/** A copy of this project with all that is here committed, and the editor of it. */
export class Project {
  folder: string;
  port: number;
  #base: string;
  #hasPages: boolean;
  #server: ChildProcess | undefined;

  /** Without pages it is sooner there: none can be built. */
  static async copy(hasPages: boolean) {
    return new Project(await copyProject('editing-', hasPages), await freePort(), hasPages);
  }

  private constructor(folder: string, port: number, hasPages: boolean) {
    this.folder = folder;
    this.port = port;
    this.#hasPages = hasPages;
    introduce(folder, 'Lakshmi');
    git(folder, 'checkout', '--quiet', '-B', 'main');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'As it is now');
    this.#base = git(folder, 'rev-parse', 'HEAD');
  }

  get address() {
    return `http://localhost:${this.port}/edit/`;
  }

  fileOf(name: string) {
    return path.join(this.folder, `content/${name}.json`);
  }

  read(name: string) {
    return readFileSync(this.fileOf(name), 'utf8');
  }

  services() {
    return servicesIn(this.read('services'));
  }

  /** The id of a field of the first service. */
  field(name: keyof Service) {
    return `services.services.${this.services()[0]!.id}.${name}`;
  }

  /** Starts the editor, which without pages is silent about those that cannot be built. */
  async start() {
    if (this.#server) return;
    const server = spawn(process.execPath, ['--import', 'tsx', 'editor/server.ts'], {
      cwd: this.folder,
      env: { ...process.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', this.#hasPages ? 'inherit' : 'ignore'],
    });
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (said) => String(said).includes('The editor is at') && resolve());
      server.on('exit', () => reject(new Error('The server of the editor did not start.')));
    });
    this.#server = server;
  }

  /** Ends the editor as a crash does. */
  async stop() {
    this.#server?.kill('SIGKILL');
    if (this.#server) await once(this.#server, 'exit');
    this.#server = undefined;
  }

  async remove() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As before the first test: without a repository to publish to, and without a conflict. */
  async reset() {
    for (const remote of git(this.folder, 'remote').split('\n').filter(Boolean))
      git(this.folder, 'remote', 'remove', remote);
    git(this.folder, 'checkout', '--quiet', '--force', '-B', 'main', this.#base);
    git(this.folder, 'clean', '--quiet', '--force', '-d');
    rmSync(path.join(this.folder, '.git/editor-conflicts.json'), { force: true });
    await this.start();
  }
}

/** Each test has the project as it is committed; those that a worker runs share the server. */
const editing = (hasPages: boolean) =>
  base.extend<{ project: Project }, { copied: Project }>({
    copied: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, provide) => {
        const copied = await Project.copy(hasPages);
        await provide(copied);
        await copied.remove();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    project: async ({ copied }, provide) => {
      await copied.reset();
      await provide(copied);
    },
  });

export const test = editing(true);

/** With the editor alone. */
export const testOfEditor = editing(false).extend({
  page: async ({ page, project }, provide) => {
    const isPage = ({ origin, pathname }: URL) =>
      origin === new URL(project.address).origin && !pathname.startsWith('/edit/');
    await page.route(isPage, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await provide(page);
  },
});

/** How the editor says whether all is saved. */
export const status = (page: Page) => page.getByRole('banner').getByRole('status');

/** Opens the editor, and in it the first service. */
export async function openService(page: Page, project: Project) {
  await page.goto(project.address);
  await page.getByLabel('Content', { exact: true }).selectOption('services');
  await page.locator(`[id="services.services.${project.services()[0]!.id}-bar"]`).click();
}

/** A field of the first service, in the form. */
export const fieldOf = (page: Page, project: Project, name: keyof Service) =>
  page.locator(`[id="${project.field(name)}"]`);

/** Chooses a photograph in its field, and returns the field for what it shows. */
export async function choosePhoto(photo: Locator, name: string, buffer: Buffer) {
  await photo.locator('[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  return photo.getByLabel('What it shows', { exact: true });
}
