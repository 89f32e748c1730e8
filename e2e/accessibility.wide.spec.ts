import Color from 'colorjs.io';
import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections, homeServiceFilters, homeServices } from '../content/home.ts';
import { servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { dialogWithFocus, expect, PATHS, scrollTo, settle, test, visit } from './support/fixtures.ts';

type Stop = {
  /** What the stop is: where a link leads, what a control is called. */
  what: string;
  /** Hidden by the header, outside the window, or under something else. */
  isHidden: boolean;
  /** The colour of its ring and those of what the ring is drawn on, a gradient's ends for one, if it has one. */
  ring: { color: string; grounds: string[] } | undefined;
};

/** WCAG 2.2, 1.4.11. */
function isSeen({ ring }: Stop) {
  const color = ring && new Color(ring.color);
  return (
    color &&
    Number(color.alpha) > 0.5 &&
    ring.grounds.every((ground) => color.contrast(ground, 'WCAG21') >= 3)
  );
}

/** The focused element, as the visitor has it before them. */
const currentStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isUnder = (share: number) => {
      const hit = document.elementFromPoint(left + width * share, top + height * share);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    };
    const ring = [getComputedStyle(element), getComputedStyle(element, '::after')].find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    /** It is some pixels off the element, so on the background of its parent. */
    const grounds = (behind: Element | null): string[] => {
      if (!behind) return ['white'];
      const { backgroundColor, backgroundImage } = getComputedStyle(behind);
      const gradient = backgroundImage.startsWith('linear-gradient')
        ? backgroundImage.match(/\b(?:rgba?|color|ok\w+)\([^)]*\)/g)
        : undefined;
      if (gradient) return gradient;
      return /, 0\)|\/ 0\)/.test(backgroundColor) ? grounds(behind.parentElement) : [backgroundColor];
    };
    const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    return {
      what: element.matches('a')
        ? `link ${element.getAttribute('href')!.replace(/\?.*/, '')}`
        : `${element.localName} ${label}`,
      isHidden: [0.1, 0.5, 0.9].every(isUnder),
      ring: ring && { color: ring.outlineColor, grounds: grounds(element.parentElement) },
    };
  });

/** Every stop of a key until the focus has left the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: Stop[] = [];
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus does not leave the page.');
}

/** What can be focused and is shown, in the order of the HTML, which is the order of reading. */
const stopsInReadingOrder = (page: Page) =>
  page
    .locator('a[href], button, input, select, textarea, [tabindex="0"]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const label =
          element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
        return element.matches('a')
          ? `link ${element.getAttribute('href')!.replace(/\?.*/, '')}`
          : `${element.localName} ${label}`;
      }),
    );

const link = ({ href }: { href: string }) => `link ${href}`;
const { footer, frame, navigation, social } = site;
const headerStops = ['link #main', 'link /', ...navigation.map(link), 'link /contact/'];
const narrowHeaderStops = ['link #main', 'link /', 'link /contact/', `button ${frame.openMenu}`];
const footerStops = [
  'link /',
  ...social.map(({ url }) => `link ${url}`),
  ...[footer.services, footer.company, footer.legal].flatMap(({ links }) => links.map(link)),
  `input ${footer.newsletter.label}`,
  `button ${footer.newsletter.subscribe}`,
  `button ${footer.backToTop}`,
  `button ${frame.scrollToTop}`,
  `link https://wa.me/${site.chatNumber}`,
];

for (const path of PATHS)
  for (const width of ['/', '/services/', '/contact/'].includes(path) ? [390, 1280] : [1280])
    test(`Tab goes through ${path} in order, seen at every stop, at ${width} px`, async ({ page }) => {
      test.slow(); // some hundred stops
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const forth = await walk(page, 'Tab');
      const whats = forth.map(({ what }) => what);
      expect(whats).toEqual(await stopsInReadingOrder(page));
      const first = width === 1280 ? headerStops : narrowHeaderStops;
      expect(whats.slice(0, first.length)).toEqual(first);
      expect(whats.slice(-footerStops.length)).toEqual(footerStops);
      const back = await walk(page, 'Shift+Tab');
      expect(back.length).toBeGreaterThan(10);
      for (const [direction, stops] of Object.entries({ forth, back })) {
        expect
          .soft(
            stops.filter(({ isHidden }) => isHidden).map(({ what }) => what),
            `hidden, ${direction}`,
          )
          .toEqual([]);
        expect
          .soft(
            stops.filter((stop) => !isSeen(stop)),
            `no ring to be seen, ${direction}`,
          )
          .toEqual([]);
      }
    });

for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const)
  test(`the focus ring shows with ${Object.values(media).join()}`, async ({ page }) => {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    for (const path of ['/', '/services/', '/contact/']) {
      await visit(page, path);
      const stops = await walk(page, 'Tab');
      expect(stops.filter((stop) => !isSeen(stop))).toEqual([]);
    }
  });

/** Text that is cut off, and what makes the page scroll sideways. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    /** Out of sight, but in a row of its own that scrolls. */
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const { width, right } = element.getBoundingClientRect();
      const isForReaders = clipPath === 'inset(50%)';
      if (!hasText || !width || isForReaders || element.matches('[data-yielding] *')) continue;
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1) ||
        (position !== 'fixed' && right > clientWidth + 1 && !isScrolled(element.parentElement));
      if (isCut) lost.push(`${element.localName}: ${element.textContent.slice(0, 60)}`);
    }
    return lost;
  });

const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** How visitors set their browsers, as far as it can make text go missing. */
const settings = [
  { what: 'at 320 px', width: 320 },
  { what: 'with text at 200 %', width: 1280, fontSize: '200%' },
  { what: 'with text at 200 % on a phone', width: 390, fontSize: '200%' },
  { what: 'with wider text spacing', width: 1280, css: SPACING },
  { what: 'with wider text spacing on a phone', width: 390, css: SPACING },
];

async function set(page: Page, { width, fontSize = '', css = '' }: (typeof settings)[number]) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    ([size, text]) => {
      document.documentElement.style.fontSize = size!;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text!);
      document.adoptedStyleSheets = [sheet];
    },
    [fontSize, css],
  );
  await settle(page);
}

/** What is too small to press. Links within a sentence may be; the skip link and the guards of a dialog are for keys. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')) {
      const { width, height } = element.getBoundingClientRect();
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.parentElement!.matches('p') ||
        element.matches('[href="#main"], [aria-hidden=true]')
      )
        continue;
      const isPrimary =
        !element.matches('a') || element.matches('main a.font-semibold, header a, footer li a[target]');
      const least = isPrimary ? 44 : 24;
      if (Math.round(height) < least || Math.round(width) < least)
        found.push(`${element.localName} ${element.textContent} ${width} x ${height}`);
    }
    return found;
  });

/** Headings by level in reading order, and the name of every control that has words and another name. */
async function expectClearOutline(page: Page) {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.reduce((last, level) => {
    expect.soft(level - last, levels.join(' ')).toBeLessThanOrEqual(1);
    return level;
  }, 0);
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role)).toHaveCount(1);
}

const misnamedControls = (page: Page) =>
  page
    .locator('a[aria-label], button[aria-label]')
    .evaluateAll((controls) =>
      (controls as HTMLElement[])
        .filter((control) => !control.getAttribute('aria-label')!.includes(control.innerText.trim()))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );

for (const path of PATHS)
  test(`${path} has an outline, loses nothing however text is set, and is easy to press`, async ({
    page,
  }) => {
    await visit(page, path);
    await expectClearOutline(page);
    expect.soft(await misnamedControls(page), 'visible text that the name does not contain').toEqual([]);
    for (const setting of settings) {
      await set(page, setting);
      expect.soft(await losses(page), setting.what).toEqual([]);
    }
    // Scrolled, so that the floating buttons are there.
    for (const width of [360, 1280]) {
      await set(page, { what: '', width });
      await scrollTo(page, 400);
      expect.soft(await smallTargets(page), `too small to press at ${width} px`).toEqual([]);
    }
  });

test('what opens loses nothing however text is set, and is easy to press', async ({ page }) => {
  const details = page.getByRole('button', { name: servicesPage.card.details }).first();
  const dialog = page.getByRole('dialog');
  await visit(page, '/services/');
  for (const setting of settings.slice(0, 3)) {
    await set(page, setting);
    await details.click();
    await expect(dialogWithFocus(page)).toBeAttached();
    await settle(page);
    expect.soft(await losses(page), `dialog ${setting.what}`).toEqual([]);
    for (const control of [servicesPage.card.closeDialog, servicesPage.card.close]) {
      const button = page.getByRole('button', { name: control, exact: true });
      await button.scrollIntoViewIfNeeded();
      // Scroll positions are whole pixels: a part of one may be out of sight.
      await expect.soft(button).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  for (const width of [360, 1280]) {
    await set(page, { what: '', width });
    await details.click();
    await expect(dialogWithFocus(page)).toBeAttached();
    expect.soft(await smallTargets(page), `dialog at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: site.frame.openMenu }).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  expect.soft(await smallTargets(page), 'drawer').toEqual([]);

  await visit(page, '/contact/');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.error)).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText(contact.notices.error)).toBeVisible();
    expect.soft(await smallTargets(page), `notice at ${width} px`).toEqual([]);
  }
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => [
      ...document.getAnimations().map(({ id, constructor }) => `${constructor.name} ${id}`),
      ...[...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior !== 'auto';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ]);
  await visit(page, '/');
  await page.getByRole('button', { name: homeSections.process.watch }).click();
  expect(await moving()).toEqual([]);
  await visit(page, '/services/');
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await expect(page.getByRole('dialog')).toBeAttached();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await visit(page, '/contact/');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.error)).toBeVisible();
  expect(await moving()).toEqual([]);
});

test('live regions speak once', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const element = node instanceof Element ? node : null;
          const isLive =
            (target instanceof Element ? target : target.parentElement)?.closest(
              '[aria-live], [role=status]',
            ) || element?.closest('[role=alert]');
          if (isLive && node.textContent) said.push(node.textContent);
        }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));

  await visit(page, '/');
  expect(await said()).toEqual([]);
  for (const { id, label } of homeServiceFilters.slice(1)) {
    const count = homeServices.filter(({ category }) => category === id).length;
    await page.getByRole('button', { name: label, exact: true }).click();
    const { one, other } = site.frame.servicesShown;
    expect(await said()).toEqual([`${label}: ${count} ${count === 1 ? one : other}`]);
  }
  await visit(page, '/contact/');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.error)).toBeVisible();
  expect(await said()).toEqual([contact.notices.error]);
  await page.getByLabel(contact.fields.fullName.label).fill('Anil');
  await page.getByLabel(contact.fields.email.label).fill('anil@example.in');
  await page.getByLabel(contact.fields.message.label).fill('Hello');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.success)).toBeVisible();
  expect(await said()).toEqual([contact.notices.success + contact.notices.successMore]);
});

test('the time of the build takes one pixel and is not read aloud', async ({ page }) => {
  await page.goto('/');
  const time = page.locator('time');
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await expect(time).toHaveAttribute('aria-hidden', 'true');
  const { width, height } = (await time.boundingBox())!;
  expect([width, height]).toEqual([1, 1]);
});
