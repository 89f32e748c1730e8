import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { desktopConfig } from 'lighthouse';
import { withBrowser } from './browser.ts';
import type { Figures } from './figures.ts';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
};

/** A port that was free a moment ago. */
function freePort() {
  const server = createServer();
  return new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}

/**
 * One cold audit by Lighthouse: its scores of 100, and on the phone the milliseconds it simulates for
 * slow 4G and a slow processor.
 */
export async function audit(fingerprint: string, url: string, form: 'mobile' | 'desktop'): Promise<Figures> {
  const port = await freePort();
  const config = form === 'desktop' ? desktopConfig : undefined;
  const result = await withBrowser(
    fingerprint,
    () => lighthouse(url, { port, logLevel: 'error' }, config),
    `--remote-debugging-port=${port}`,
  );
  const fault = result?.lhr.runtimeError;
  if (!result || fault) throw new Error(`Lighthouse could not audit ${url}: ${fault?.message}`);
  const { categories, audits } = result.lhr;
  const scores = Object.entries(categories).map(([id, { score }]) => [`${form} ${id}`, (score ?? 0) * 100]);
  const times = Object.entries(metrics).map(([name, id]) => [`simulated ${name}`, audits[id]?.numericValue]);
  return Object.fromEntries(form === 'mobile' ? [...scores, ...times] : scores) as Figures;
}
