import type { Browser, CDPSession } from 'playwright/test';
import { phonePage, quiet } from './browser.ts';
import type { Figures } from './figures.ts';

/** The runtime starts by itself some 3 s after the load event; after this long nothing more is to come. */
export const REST = 4500;

const KINDS = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Fetch: 'data',
} as Record<string, string>;

type Request = { url: string; kind: string; bytes: number };

/** Every request of a page so far, with its bytes over the wire, headers included. */
async function watchRequests(session: CDPSession) {
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: request.url, kind: KINDS[type] ?? 'other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

const sum = (requests: readonly Request[]) => requests.reduce((total, { bytes }) => total + bytes, 0);

/** One cold load until the page is at rest, as the browser sees it: milliseconds, and bytes over the wire. */
export async function visit(browser: Browser, url: string): Promise<Figures> {
  const { page, session } = await phonePage(browser);
  const requests = await watchRequests(session);
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
  const beforeLoad = requests().length;
  await quiet(page, REST);

  const seen = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const { lcp, shift, blocking } = window.watched;
    return { fcp: paint?.startTime ?? NaN, lcp, shift, blocking };
  });
  const all = requests();
  const ofKind = (kind: string) => sum(all.filter((request) => request.kind === kind));
  return {
    ...seen,
    html: ofKind('html'),
    script: ofKind('script'),
    data: ofKind('data'),
    font: ofKind('font'),
    image: ofKind('image'),
    bytes: sum(all),
    'bytes at load': sum(all.slice(0, beforeLoad)),
    requests: all.length,
    'requests at load': beforeLoad,
  };
}
