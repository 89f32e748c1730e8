/**
 * A visit through the browsers whose engines `npm test` does not use, in both colour schemes and at two widths,
 * on nginx with the recipe. Needs Debian.
 */
import type { Engine, Scheme } from '../support/driver.ts';
import { expect, test } from '../support/fixtures.ts';
import { fontsOf } from '../support/fonts.ts';
import { journey, tour } from '../support/journey.ts';
import { startNginx } from '../support/nginx.ts';
import { startFirefox } from './firefox.ts';
import { startWebKitGtk } from './webkitgtk.ts';

const engines: Record<string, (scheme: Scheme) => Promise<Engine>> = {
  'Firefox ESR': startFirefox,
  WebKitGTK: startWebKitGtk,
};

let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  Object.assign(process.env, fontsOf('desktop')); // browsers inherit it
  nginx = await startNginx();
});
test.afterAll(() => nginx.stop());

for (const [name, start] of Object.entries(engines))
  for (const scheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const)
      // A browser for each, because the visit leaves its window behind that of the chat.
      test(`a whole visit leaves no error behind, ${name}, ${scheme}, ${width} px`, async () => {
        const engine = await start(scheme);
        try {
          await engine.resize(width, height);
          // Not every browser's window becomes as narrow as a phone; 900 px is where the header changes.
          await expect.poll(() => engine.read('innerWidth < 900')).toBe(width < 900);
          await tour(engine, nginx.origin, scheme);
          await journey(engine, nginx.origin);
        } finally {
          await engine.quit();
        }
      });
