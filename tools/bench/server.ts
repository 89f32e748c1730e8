/** Serves folders as a good host would. A worker of its own, so that Lighthouse takes no time from it. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sirv from 'sirv';
import { compress } from '../compress.ts';
import { slow4G, startSlowLink } from './slow-link.ts';

/** Where one folder is served: at once, and through the slow link. Without a slash at the end. */
export type Origins = { fast: string; slow: string };

/** A key and a certificate of its own signature. Throws if openssl is missing. */
function makeCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [string, string];
  try {
    execFileSync(
      'openssl',
      // prettier-ignore
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
        '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (cause) {
    throw new Error('No certificate could be made for HTTPS: install openssl.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What Chromium calls a certificate in --ignore-certificate-errors-spki-list. */
function fingerprint(cert: string) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

async function serve(folder: string, certificate: { key: string; cert: string }): Promise<Origins> {
  compress(folder);
  const files = sirv(folder, { brotli: true, gzip: true, etag: true });
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) =>
    files(request as never, response as never, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = (ofPort: number) => `https://127.0.0.1:${ofPort}`;
  return { fast: origin(port), slow: origin(await startSlowLink(port, slow4G)) };
}

/**
 * Serves each folder by HTTP/2 over TLS on loopback, compressed before the first request; writes the
 * compressed files into the folders. `fingerprint` makes a Chromium trust the certificate.
 */
export async function startServers(folders: readonly string[]) {
  const certificate = makeCertificate();
  const worker = new Worker(new URL(import.meta.url), { workerData: { folders, certificate } });
  const origins = await new Promise<Origins[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { origins, fingerprint: fingerprint(certificate.cert), stop: () => worker.terminate() };
}

if (!isMainThread) {
  const { folders, certificate } = workerData as {
    folders: string[];
    certificate: { key: string; cert: string };
  };
  parentPort?.postMessage(await Promise.all(folders.map((folder) => serve(folder, certificate))));
}
