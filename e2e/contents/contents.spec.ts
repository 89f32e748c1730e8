/** The site with other contents than ours: what the content check lets through must pass every other check. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'playwright/test';
import { type Content, readContent } from '../../tools/content-check/content.ts';
import {
  drawContent,
  largest,
  launched,
  randomContent,
  smallest,
} from '../../tools/content-check/generated.cases.ts';
import { build, copyProject } from '../../tools/copy-project.ts';
import { writeContent } from '../support/write-content.ts';

const root = path.join(import.meta.dirname, '../..');
const seed = Number(process.env.CONTENTS_SEED);

/** The specs of e2e/ that ask whether a content makes a site at all, by the words of their names. */
const BASIC = ['crawl', 'smoke', 'overflow'];

let copy: string;
test.beforeAll(() => {
  copy = copyProject('contents-');
});
test.afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a command in the copy. Throws with all that it said if it fails. */
function run(command: string, ...args: string[]) {
  // What this run was told is not meant for that one.
  const { PORT, BASE_URL, TEST_WORKER_INDEX, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout.slice(-8000)}${stderr}`);
}

/** Puts the content into the copy, checks and builds it, and runs these specs of e2e/ on it, or all. */
function prove(content: Content, specs: readonly string[], ...options: string[]) {
  writeContent(copy, content);
  run('node', 'tools/content.ts');
  build(copy);
  run('npx', 'playwright', 'test', '--config', 'e2e', ...options, ...specs);
}

test('launched: every working default replaced, one more service', () => {
  prove(launched(readContent(root).content!), BASIC);
});

test('smallest: one service a category, the shortest texts', () => {
  prove(drawContent(smallest), BASIC);
});

test('largest: every text and every list at its limit', () => {
  prove(drawContent(largest), []);
});

for (const part of [0, 1])
  test(`drawn at random, CONTENTS_SEED=${seed}, number ${part + 1}`, () => {
    prove(randomContent(seed + part), ['crawl'], '--project=export');
  });
