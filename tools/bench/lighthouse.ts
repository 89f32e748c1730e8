/** What Lighthouse measures of one page, in a browser of its own, on the phone that it takes as the norm. */
import { desktopConfig, type Flags, navigation, type Result, startTimespan } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { browserArguments, findChromium } from '../find-chromium.ts';
import type { Figures } from './figures.ts';

/** Slow 4G and a quarter of the processor's speed, applied while the page loads. */
const SLOWED: Flags = { throttlingMethod: 'devtools' };

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const INP = 'interaction-to-next-paint';

/** What a visitor presses. */
export const PRESSED = {
  menu: 'header button[aria-haspopup=dialog]',
  chip: '[role=group] [aria-pressed]',
  step: 'button[aria-label^="Step "]',
  card: 'main button[aria-haspopup=dialog]',
  submit: 'form button[type=submit]',
};
const PRESSES = 4;

/** How long what follows a press may move: milliseconds. */
const MOVEMENT = 700;

const launch = () =>
  puppeteer.launch({ executablePath: findChromium({ withWindows: true })?.path, args: browserArguments });

function resultOf(run: { lhr: Result } | undefined, url: string): Result {
  const fault = run?.lhr.runtimeError?.message;
  if (!run || fault) throw new Error(`Lighthouse could not measure ${url}: ${fault}`);
  return run.lhr;
}

const metrics = ({ audits }: Result, how: string) =>
  Object.entries(METRICS).map(([name, id]) => [`${name} ${how}`, audits[id]?.numericValue]);

const scores = ({ categories }: Result, form: string) =>
  Object.values(categories).map(({ id, score }) => [`${form} ${id}`, (score ?? 0) * 100]);

/** Bytes over the wire, headers included, by kind; from the first request until the page is at rest. */
function traffic({ audits }: Result) {
  const details = audits['resource-summary']?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  return details.items.map(({ resourceType, transferSize }) => [resourceType, transferSize]);
}

/** Cold loads of a page: milliseconds, scores of 100, and bytes. */
export async function load(url: string): Promise<Figures> {
  await using browser = await launch();
  const page = await browser.newPage();
  const visit = async (flags: Flags, config?: typeof desktopConfig) =>
    resultOf(await navigation(page, url, { flags, config }), url);
  const mobile = await visit({});
  const seen = await visit({ ...SLOWED, onlyCategories: ['performance'] });
  const desktop = await visit({}, desktopConfig);
  return Object.fromEntries([
    ...metrics(mobile, 'simulated'),
    ...metrics(seen, 'seen'),
    ...scores(mobile, 'mobile'),
    ...scores(desktop, 'desktop'),
    ...traffic(seen),
  ]) as Figures;
}

async function press(page: Page, selector: string) {
  for (let nth = 1; nth <= PRESSES; nth += 1) {
    // A filter hides cards.
    const all = await page.$$(selector);
    const areSeen = await Promise.all(all.map((element) => element.isVisible()));
    const seen = all.filter((_, i) => areSeen[i]);
    await seen[nth % seen.length]!.click({ delay: 20 });
    await new Promise((resolve) => setTimeout(resolve, MOVEMENT));
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { hidden: true });
  }
}

/**
 * Presses everything there is to press on a page at rest: milliseconds to the next paint (INP), the slowest of
 * four. What Escape closes is closed after each press, and counts too.
 */
export async function measureUse(url: string): Promise<Figures> {
  await using browser = await launch();
  const page = await browser.newPage();
  // It ends when the network has been quiet for five seconds, in which the framework starts.
  const loaded = await navigation(page, url, { flags: { ...SLOWED, onlyAudits: ['network-requests'] } });
  resultOf(loaded, url);
  const figures: Figures = {};
  for (const [name, selector] of Object.entries(PRESSED)) {
    if (!(await page.$(selector))) continue;
    const { endTimespan } = await startTimespan(page, { flags: { ...SLOWED, onlyAudits: [INP] } });
    await press(page, selector);
    figures[name] = resultOf(await endTimespan(), url).audits[INP]?.numericValue ?? NaN;
  }
  return figures;
}
