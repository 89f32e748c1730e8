import { pages } from '../../content/pages.ts';
import { audit } from './audit.ts';
import { withBrowser } from './browser.ts';
import type { Figures, Measured } from './figures.ts';
import type { PageName } from './options.ts';
import { follow, pressAll, pressEarly } from './probes.ts';
import { startServers, type Origins } from './server.ts';
import { visit } from './visit.ts';

/** Once more if it fails: on a busy machine a browser now and then does not start. */
async function measure(what: string, action: () => Promise<Figures>): Promise<Figures> {
  const start = performance.now();
  const figures = await action().catch((error: Error) => {
    console.error(`${what}: ${error.message}. Once more.`);
    return action();
  });
  console.error(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return figures;
}

/**
 * Measures pages beside their twins and an empty page, each in a browser of its own, in turns: what is
 * compared is measured close in time. Every other run goes backwards. `folders` are exports to serve.
 */
export async function measureSites(
  folders: { site: string; twin: string; empty: string },
  names: readonly PageName[],
  runs: number,
): Promise<{ measured: Measured[]; empty: Figures[] }> {
  const servers = await startServers([folders.site, folders.twin, folders.empty]);
  const [site, twin, empty] = servers.origins as [Origins, Origins, Origins];
  const { fingerprint } = servers;
  const inBrowser = (look: typeof visit, url: string) =>
    withBrowser(fingerprint, (browser) => look(browser, url));

  const load = async (origins: Origins, path: string) => ({
    ...(await inBrowser(visit, origins.slow + path)),
    ...(await audit(fingerprint, origins.fast + path, 'mobile')),
  });
  const handle = async (path: string) => ({
    ...(await audit(fingerprint, site.fast + path, 'desktop')),
    ...(await inBrowser(pressAll, site.fast + path)),
    ...(await inBrowser(pressEarly, site.slow + path)),
    ...(await inBrowser(follow, site.slow + path)),
  });

  const result = {
    measured: names.map((page): Measured => ({ page, ours: [], twin: [] })),
    empty: [] as Figures[],
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      const steps = [
        async () => (result.empty[run] = await measure('empty page', () => load(empty, '/'))),
        ...result.measured.flatMap(({ page, ours, twin: twins }) => {
          const { path } = pages[page];
          const add = (figures: Figures) => (ours[run] = { ...ours[run], ...figures });
          return [
            async () => add(await measure(`${path} used`, () => handle(path))),
            async () => add(await measure(`${path} loaded`, () => load(site, path))),
            async () => (twins[run] = await measure(`${path} twin`, () => load(twin, path))),
          ];
        }),
      ];
      console.error(`Run ${run + 1} of ${runs}`);
      for (const step of run % 2 ? steps.reverse() : steps) await step();
    }
  } finally {
    await servers.stop();
  }
  return result;
}
