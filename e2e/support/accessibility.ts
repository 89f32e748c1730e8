import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A control is called as it reads. axe calls this rule experimental, and leaves it out by itself. */
const ALSO = { 'label-content-name-mismatch': { enabled: true } };

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Motion is reduced, since a colour in transition cannot be judged. */
export async function show(page: Page, media: Parameters<Page['emulateMedia']>[0] = {}) {
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: 'none',
    media: 'screen',
    ...media,
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** What axe finds wrong with the page as it is; its colours too, light and dark, unless a phone shows those of a wide window. */
export async function expectNothingFound(
  page: Page,
  state: string,
  hasOwnColors = page.viewportSize()!.width >= 900,
) {
  // The site has no frames; without legacy mode axe opens a page of its own each time to join their results.
  // The page in the editor's frame is looked at by itself, and a busy development server answers late in it.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true).options({ iframes: false, rules: ALSO });
  await show(page);
  const inLight = axe().withTags(TAGS);
  if (!hasOwnColors) inLight.disableRules(COLOR_RULES);
  const { violations } = await inLight.analyze();
  if (hasOwnColors) {
    await show(page, { colorScheme: 'dark' });
    violations.push(...(await axe().withRules(COLOR_RULES).analyze()).violations);
    await show(page);
  }
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** Texts that are cut off or outside of the window. */
export const losses = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
    if (!hasText) continue;
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const { width, right } = element.getBoundingClientRect();
    const isForReaders = clipPath === 'inset(50%)';
    if (!width || isForReaders || !element.checkVisibility({ opacityProperty: true })) continue;
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1) ||
      (position !== 'fixed' && right > clientWidth + 1);
    if (isCut) lost.push(`${element.localName}: ${element.textContent.slice(0, 60)}`);
  }
  return lost;
};

/** WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** Has the browser show letters in another size, and spaced as a visitor's own rules say. */
export const setLetters = (page: Page, fontSize: string, css: string) =>
  page.evaluate(
    ([size, rules]) => {
      document.documentElement.style.fontSize = size!;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules!);
      document.adoptedStyleSheets = [sheet];
    },
    [fontSize, css],
  );

/** Nothing is cut in the narrowest window, nor with wider spacing. With larger letters: letters-twice-as-large. */
export async function expectNothingLost(page: Page, state: string) {
  const { width, height } = page.viewportSize()!;
  for (const [what, size, css] of [
    ['at 320 px', 320, ''],
    ['with wider text spacing', width, SPACING],
  ] as const) {
    await page.setViewportSize({ width: size, height });
    await setLetters(page, '', css);
    await expect.poll(() => page.evaluate(losses), `${state}, ${what}`).toEqual([]);
  }
  await page.setViewportSize({ width, height });
  await setLetters(page, '', '');
}

/** What is too small to press. Links within a sentence may be; the skip link and a dialog's guards are for keys. */
const smallTargets = () => {
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')) {
    const { width, height } = element.getBoundingClientRect();
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.parentElement!.matches('p') ||
      element.matches('[href="#main"], [aria-hidden=true]')
    )
      continue;
    // A link that has the outline or the ground of a button is pressed like one.
    const { borderTopWidth, backgroundColor } = getComputedStyle(element);
    const isPrimary =
      !element.matches('a') ||
      element.matches('header a') ||
      borderTopWidth !== '0px' ||
      backgroundColor !== 'rgba(0, 0, 0, 0)';
    const least = isPrimary ? 44 : 24;
    if (Math.round(height) < least || Math.round(width) < least)
      small.push(`${element.localName} ${element.textContent} ${width} x ${height}`);
  }
  return small;
};

export const expectLargeTargets = async (page: Page, state?: string) =>
  expect.soft(await page.evaluate(smallTargets), state).toEqual([]);

/** Paper: black on white, without what only a screen can use. */
export async function expectPrintable(page: Page) {
  await show(page, { media: 'print', colorScheme: 'dark' });
  const onPaper = await page.locator('body').evaluate((body) => {
    const shown = [...body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const looks = shown.map((element) => getComputedStyle(element));
    // A button that is a heading has its words.
    const useless =
      'header, footer, button:not(h3 > *), input, img, svg, form, .button, [href="#main"], [aria-hidden="true"]';
    return {
      colors: [...new Set(looks.map(({ color }) => color))],
      grounds: looks.filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)').length,
      useless: shown
        .filter((element) => element.matches(useless))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      hasWords: shown.some((element) => element.matches('h1')),
    };
  });
  const expected = { colors: ['rgb(0, 0, 0)'], grounds: 0, useless: [], hasWords: true };
  expect.soft(onPaper, 'on paper').toEqual(expected);
  await show(page);
}

type Stop = {
  /** Where a link leads, what a control is called. */
  what: string;
  /** Hidden by the header, outside the window, or under something else. */
  isHidden: boolean;
  hasRing: boolean;
};

/** The focused element, as the visitor has it before them. */
const currentStop = (): Stop | undefined => {
  const element = document.activeElement as HTMLElement;
  if (element === document.body) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isUnder = (share: number) => {
    const hit = document.elementFromPoint(left + width * share, top + height * share);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  };
  const hasRing = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)|\/ 0\)/.test(outlineColor),
  );
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
  return {
    what: `${element.localName} ${element.getAttribute('href') ?? name}`,
    isHidden: [0.1, 0.5, 0.9].every(isUnder),
    hasRing,
  };
};

/**
 * Tab goes through the page from top to bottom in the order of reading, and can be seen at every stop: in colours that
 * components/ui/contrast.test.ts holds against what is behind them.
 */
export async function expectGoodWalk(page: Page) {
  const candidates = page.locator('a[href], button, input, select, textarea, [tabindex="0"]');
  const most = await candidates.count();
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    // Past the last one, or, without the browser's own buttons, at the first again.
    if (!stop || stop.what === stops[0]?.what) break;
    stops.push(stop);
    expect(stops.length, 'the focus leaves the page').toBeLessThanOrEqual(most);
  }
  const inOrder = await candidates.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
      return `${element.localName} ${element.getAttribute('href') ?? name}`;
    }),
  );
  expect.soft(stops.map(({ what }) => what)).toEqual(inOrder);
  expect.soft(stops[0]?.what, 'the first stop').toBe('a #main');
  const names = (found: Stop[]) => found.map(({ what }) => what);
  expect.soft(names(stops.filter(({ isHidden }) => isHidden)), 'hidden stops').toEqual([]);
  expect.soft(names(stops.filter(({ hasRing }) => !hasRing)), 'stops without a ring').toEqual([]);
}
