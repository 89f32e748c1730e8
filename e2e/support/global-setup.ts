/** Sees to what browser tests need before the first of them runs, or says in a sentence what is missing. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../../tools/chromium.ts';
import { serve } from '../../tools/serve.ts';
import { writeFontConfigurations } from './fonts.ts';
import { staleExport } from './stale-export.ts';

const root = path.join(import.meta.dirname, '../..');

/** What a browser writes to the temporary folder, with some to spare. Bytes. */
const ROOM = 200e6;

async function prepare() {
  const stale = staleExport(root);
  if (stale) throw new Error(stale);
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < ROOM)
    throw new Error(
      `The temporary folder ${tmpdir()} has less than ${ROOM / 1e6} MB left. Make room, or name another: TMPDIR=/somewhere npm test`,
    );
  const browser = chromiumPath();
  console.log(`Browser: ${browser}`);
  writeFontConfigurations();
  const { port, stop } = await serve(path.join(root, 'out'), Number(process.env.PORT ?? 0));
  // Workers inherit these, and read them when they load the configuration.
  process.env.FOUND_CHROMIUM = browser;
  process.env.BASE_URL = `http://127.0.0.1:${port}`;
  return stop;
}

export default async function globalSetup() {
  try {
    return await prepare();
  } catch (error) {
    // The reader needs the sentence; where it was thrown helps nobody.
    throw Object.assign(error as Error, { stack: undefined, cause: undefined });
  }
}
