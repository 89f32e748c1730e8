/**
 * `npm run test:browsers` takes one visit through the browsers whose engines `npm test` does not use, in
 * both colour schemes, on nginx with the recipe. Needs Debian; installs what is missing if it may.
 */
import type { Engine, Scheme } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { journey } from './engines/journey.ts';
import { startWebKitGtk } from './engines/webkitgtk.ts';
import { startNginx } from './nginx.ts';

const engines: Record<string, (scheme: Scheme) => Promise<Engine>> = {
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKitGtk,
};

async function visit(start: (scheme: Scheme) => Promise<Engine>, origin: string, scheme: Scheme) {
  const engine = await start(scheme);
  try {
    await journey(engine, origin, scheme);
    return await engine.read<string>('navigator.userAgent');
  } finally {
    await engine.quit();
  }
}

const nginx = await startNginx();
for (const [name, start] of Object.entries(engines))
  for (const scheme of ['light', 'dark'] as const)
    try {
      console.log(`✓ ${name}, ${scheme}: ${await visit(start, nginx.origin, scheme)}`);
    } catch (error) {
      console.error(`✗ ${name}, ${scheme}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
await nginx.stop();
