/**
 * `npm run test:browsers` takes a visit through the browsers whose engines `npm test` does not use, in both
 * colour schemes and at two widths, on nginx with the recipe. Needs Debian; installs what is missing if it may.
 */
import type { Engine, Scheme } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { journey, tour } from './engines/journey.ts';
import { startWebKitGtk } from './engines/webkitgtk.ts';
import { startNginx } from './nginx.ts';

type Start = (scheme: Scheme) => Promise<Engine>;

const engines: Record<string, Start> = {
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKitGtk,
};

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

/** A browser for each size, because the visit leaves its window behind that of the chat. */
async function visit(start: Start, origin: string, scheme: Scheme, [width, height]: (typeof SIZES)[number]) {
  const engine = await start(scheme);
  try {
    await engine.resize(width, height);
    await tour(engine, origin, scheme);
    await journey(engine, origin);
    return await engine.read<string>('navigator.userAgent');
  } finally {
    await engine.quit();
  }
}

const nginx = await startNginx();
for (const [name, start] of Object.entries(engines))
  for (const scheme of ['light', 'dark'] as const)
    for (const size of SIZES)
      try {
        const browser = await visit(start, nginx.origin, scheme, size);
        console.log(`✓ ${name}, ${scheme}, ${size[0]} px: ${browser}`);
      } catch (error) {
        console.error(`✗ ${name}, ${scheme}, ${size[0]} px: ${(error as Error).message}`);
        process.exitCode = 1;
      }
await nginx.stop();
