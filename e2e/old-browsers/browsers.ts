/** Chromiums of other years, out of npm packages that carry them compressed; fetched once, then kept. */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { browserArguments, chromiumPath } from '../../tools/chromium.ts';
import { fontsOf } from '../support/fonts.ts';

const PACKAGES = {
  80: 'chrome-aws-lambda@2.1.1',
  92: 'chrome-aws-lambda@10.1.0',
  106: '@sparticuz/chromium@106.0.2',
  119: '@sparticuz/chromium@119.0.2',
} as const;

/** Major versions of Chromium, and the one that this machine has. */
export type Version = keyof typeof PACKAGES | 'today';

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/old-browsers');

/** How long a browser may take to say where it listens: milliseconds. */
const START = 15_000;

/** The folder of an unpacked browser: `chromium`, and in `lib/` what it needs beside it. */
function unpacked(version: keyof typeof PACKAGES) {
  const folder = path.join(CACHE, String(version));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Renamed when it is whole, so that an interrupted download counts for nothing.
  const draft = mkdtempSync(`${folder}-`);
  const inDraft = { cwd: draft, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] };
  const archive = execFileSync('npm', ['pack', '--silent', PACKAGES[version]], inDraft).toString().trim();
  execFileSync('tar', ['xf', archive, 'package/bin'], inDraft);
  const bin = path.join(draft, 'package/bin');
  for (const file of readdirSync(bin)) {
    const target = path.join(draft, file.replace(/\.br$/, ''));
    writeFileSync(target, brotliDecompressSync(readFileSync(path.join(bin, file))), { mode: 0o755 });
    if (!target.endsWith('.tar')) continue;
    execFileSync('tar', ['xf', target], inDraft);
    // The older ones look for it beside themselves, the oldest in a folder.
    if (file.startsWith('swiftshader')) {
      mkdirSync(path.join(draft, 'swiftshader'));
      execFileSync('tar', ['xf', target, '-C', 'swiftshader'], inDraft);
    }
    rmSync(target);
  }
  rmSync(path.join(draft, 'package'), { recursive: true });
  rmSync(path.join(draft, archive));
  renameSync(draft, folder);
  return folder;
}

function find(version: Version) {
  if (version === 'today') {
    return { file: chromiumPath({ withWindows: true }), env: {}, flags: ['--headless'] };
  }
  const folder = unpacked(version);
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    file: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries },
    // In a single process, as these packages are meant to run, one trial in three hangs.
    flags: ['--headless', '--no-zygote'],
  };
}

/** Starts a browser that reaches this machine alone. Rejects if it does not say in time where it listens. */
export async function launch(version: Version) {
  const { file, env, flags } = find(version);
  const profile = mkdtempSync(path.join(os.tmpdir(), `chromium-${version}-`));
  const process_ = spawn(
    file,
    [
      ...flags,
      ...browserArguments,
      // Else letters are as wide as whole pixels, or not, by the version.
      '--font-render-hinting=none',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, ...fontsOf('phone'), ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise((resolve) => process_.once('exit', resolve));

  async function close() {
    process_.kill('SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const address = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Chromium ${version} does not start`)), START);
      let said = '';
      process_.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        const listening = /ws:\/\/\S+/.exec(said);
        if (!listening) return;
        clearTimeout(timer);
        resolve(listening[0]);
      });
      void gone.then(() => reject(new Error(`Chromium ${version} ends at once: ${said}`)));
    });
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}
