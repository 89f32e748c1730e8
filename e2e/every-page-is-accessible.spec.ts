import AxeBuilder from '@axe-core/playwright';
import Color from 'colorjs.io';
import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections, homeServiceFilters } from '../content/home.ts';
import { pages } from '../content/pages.ts';
import { processSteps } from '../content/process.ts';
import { serviceCategories, services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import {
  dialogWithFocus,
  expect,
  labelOf,
  menu,
  PATHS,
  scrollTo,
  settle,
  test,
  visit,
} from './support/fixtures.ts';

// The browser reports the unknown page, which is visited on purpose.
test.use({ allowedErrors: /404/ });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that can find something else in the other scheme, which changes colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Motion is reduced, since a colour in transition cannot be judged. */
async function show(page: Page, media: Parameters<Page['emulateMedia']>[0] = {}) {
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    forcedColors: 'none',
    media: 'screen',
    ...media,
  });
  // The page hears of it with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/**
 * What axe finds wrong with the page as it is now; in the dark too, unless a phone shows the same colours as a wide
 * window.
 */
async function expectNothingFound(page: Page, state: string, inTheDark = page.viewportSize()!.width >= 900) {
  // The site has no frames; without legacy mode axe opens a page of its own each time to join their results.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  await show(page);
  const { violations } = await axe().withTags(TAGS).analyze();
  if (inTheDark) {
    await show(page, { colorScheme: 'dark' });
    violations.push(...(await axe().withRules(COLOR_RULES).analyze()).violations);
    await show(page);
  }
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** One `h1`, no level skipped, each landmark once, and no control that is called other than it reads. */
async function expectClearOutline(page: Page) {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .filter({ visible: true })
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName[1])));
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  expect.soft(skipped, `levels ${levels.join(' ')}`).toEqual([]);
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role)).toHaveCount(1);
  const misnamed = await page
    .locator('a[aria-label], button[aria-label]')
    .evaluateAll((controls) =>
      (controls as HTMLElement[])
        .filter((control) => !control.getAttribute('aria-label')!.includes(control.innerText.trim()))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  expect.soft(misnamed, 'names without the words shown').toEqual([]);
}

/** Text that is cut off, and what makes the page scroll sideways. */
const losses = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  /** Out of sight, but in a row of its own that scrolls. */
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement));
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
      (position !== 'fixed' && right > clientWidth + 1 && !isScrolled(element.parentElement));
    if (isCut) lost.push(`${element.localName}: ${element.textContent.slice(0, 60)}`);
  }
  return lost;
};

/** WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** How visitors set their browsers, as far as it can make text go missing. */
const settings = [
  { what: 'at 320 px', size: 320, fontSize: '', css: '' },
  { what: 'with text at 200 %', size: undefined, fontSize: '200%', css: '' },
  { what: 'with wider text spacing', size: undefined, fontSize: '', css: SPACING },
];

async function expectNothingLost(page: Page, state: string) {
  const { width, height } = page.viewportSize()!;
  const set = async (size: number, fontSize: string, css: string) => {
    await page.setViewportSize({ width: size, height });
    await page.evaluate(
      ([text, rules]) => {
        document.documentElement.style.fontSize = text!;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules!);
        document.adoptedStyleSheets = [sheet];
      },
      [fontSize, css],
    );
  };
  for (const { what, size = width, fontSize, css } of settings) {
    await set(size, fontSize, css);
    // The floating buttons learn of it with the next frames.
    await expect
      .poll(() => page.evaluate(losses), { message: `${state}, ${what}`, timeout: 2000 })
      .toEqual([]);
  }
  await set(width, '', '');
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
    const isPrimary =
      !element.matches('a') || element.matches('main a.font-semibold, header a, footer li a[target]');
    const least = isPrimary ? 44 : 24;
    if (Math.round(height) < least || Math.round(width) < least)
      small.push(`${element.localName} ${element.textContent} ${width} x ${height}`);
  }
  return small;
};

/** Printed it is dark on white, in either scheme, without what is fixed to the window. */
async function expectPrintable(page: Page) {
  await show(page);
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await show(page, { media: 'print', colorScheme: 'dark' });
  const printed = await page.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    const fixed = [...body.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    );
    return { color, backgroundColor, fixed: fixed.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
  });
  expect.soft(printed, 'on paper').toEqual({ color: ink, backgroundColor: 'rgb(255, 255, 255)', fixed: [] });
  await show(page);
}

type Stop = {
  /** Where a link leads, what a control is called. */
  what: string;
  /** Hidden by the header, outside the window, or under something else. */
  isHidden: boolean;
  /** The colour of its ring and those of what the ring is drawn on, a gradient's ends for one, if it has one. */
  ring: { color: string; grounds: string[] } | undefined;
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
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
  return {
    what: `${element.localName} ${element.getAttribute('href') ?? name}`,
    isHidden: [0.1, 0.5, 0.9].every(isUnder),
    ring: ring && { color: ring.outlineColor, grounds: grounds(element.parentElement) },
  };
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

/** Tab goes through the page from top to bottom in the order of reading, and can be seen at every stop. */
async function expectGoodWalk(page: Page) {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    // Past the last one, or, without the browser's own buttons, at the first again.
    if (!stop || stop.what === stops[0]?.what) break;
    stops.push(stop);
    expect(stops.length, 'the focus leaves the page').toBeLessThan(150);
  }
  const inOrder = await page
    .locator('a[href], button, input, select, textarea, [tabindex="0"]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const name =
          element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
        return `${element.localName} ${element.getAttribute('href') ?? name}`;
      }),
    );
  expect.soft(stops.map(({ what }) => what)).toEqual(inOrder);
  expect.soft(stops[0]?.what, 'the first stop').toBe('a #main');
  const names = (found: Stop[]) => found.map(({ what }) => what);
  expect.soft(names(stops.filter(({ isHidden }) => isHidden)), 'hidden stops').toEqual([]);
  expect.soft(names(stops.filter((stop) => !isSeen(stop))), 'stops without a ring to be seen').toEqual([]);
}

/** Those of one design of their own. What they share with the others is seen with them on a phone too. */
const own: string[] = [pages.home.path, pages.services.path, pages.contact.path];

for (const path of [...PATHS, '/unknown/'])
  test(
    `${path} can be read, seen, pressed, printed and gone through by everybody`,
    { tag: own.includes(path) ? [] : '@wide' },
    async ({ page }) => {
      await visit(page, path);
      await expectNothingFound(page, path);
      await expectClearOutline(page);
      await expectNothingLost(page, path);
      await expectPrintable(page);
      await expectGoodWalk(page);
      // Scrolled, so that the floating buttons are there.
      await scrollTo(page, 400);
      expect.soft(await page.evaluate(smallTargets), 'too small to press').toEqual([]);
    },
  );

test('in the dark and in forced colours Tab is seen too', { tag: ['@wide', '@slow'] }, async ({ page }) => {
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await show(page, media);
    for (const { path } of [pages.home, pages.services, pages.contact]) {
      await visit(page, path);
      await expectGoodWalk(page);
    }
  }
});

test('the home page in use is as accessible', async ({ page, isMobile }) => {
  await show(page);
  await visit(page, pages.home.path);
  const chip = homeServiceFilters.at(-1)!;
  await page.getByRole('button', { name: chip.label, exact: true }).click();
  await page.getByRole('button', { name: homeSections.process.watch }).click();
  await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: site.chatTooltip }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNothingFound(page, 'filtered, playing, with the tooltip');
  if (!isMobile) return;
  await menu(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await expectNothingFound(page, 'drawer', true);
  expect.soft(await page.evaluate(smallTargets), 'drawer').toEqual([]);
});

test('the services page in use is as accessible', async ({ page }) => {
  await show(page);
  await visit(page, pages.services.path);
  await page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true }).click();
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await expectNothingFound(page, 'dialog');
  await expectNothingLost(page, 'dialog');
  expect.soft(await page.evaluate(smallTargets), 'dialog').toEqual([]);
});

test('the contact page in use is as accessible', async ({ page }) => {
  await show(page);
  await visit(page, pages.contact.path);
  await page.getByRole('button', { name: contact.send }).click();
  await page.getByText(contact.notices.error).hover(); // so that it stays
  await expectNothingFound(page, 'error notice');
  expect.soft(await page.evaluate(smallTargets), 'error notice').toEqual([]);
  await page.getByLabel(contact.fields.fullName.label).fill('Anil');
  await page.getByLabel(contact.fields.email.label).fill('anil@example.in');
  await page.getByLabel(contact.fields.message.label).fill('Hello');
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('link', { name: contact.notices.blockedLink })).toBeVisible();
  await expectNothingFound(page, 'refused window');
});

test(
  'without script the services page, with all its details, is as accessible',
  { tag: ['@wide', '@slow'] },
  async ({ page }) => {
    await page.goto(pages.services.path);
    // As without script; axe is one itself.
    await page.evaluate(() => delete document.documentElement.dataset.script);
    await expect(page.getByText(servicesPage.card.deliverables).first()).toBeVisible();
    await expectNothingFound(page, 'without script');
    await expectClearOutline(page);
  },
);

test('in forced colours it can be told what is selected', { tag: '@wide' }, async ({ page }) => {
  await show(page, { forcedColors: 'active' });
  await visit(page, pages.home.path);
  const look = (element: Element) => {
    const { backgroundColor, borderColor } = getComputedStyle(element);
    return `${backgroundColor} ${borderColor}`;
  };
  const group = page.getByRole('group', { name: homeSections.services.filterLabel });
  const { step, heading } = homeSections.process;
  const process = page.getByRole('region', { name: heading });
  const nav = page.getByRole('navigation', { name: site.frame.navigation });
  for (const [selected, other] of [
    [group.getByRole('button', { pressed: true }), group.getByRole('button', { pressed: false })],
    [process.locator('[aria-current=step]'), process.getByRole('button', { name: processSteps[1].duration })],
    [
      process.getByRole('button', { name: `${step} ${processSteps[0].id}:` }),
      process.getByRole('button', { name: `${step} ${processSteps[1].id}:` }),
    ],
    [nav.locator('[aria-current=page]'), nav.locator('a:not([aria-current])')],
  ] as const)
    expect.soft(await selected.first().evaluate(look)).not.toBe(await other.first().evaluate(look));
});

test('where less motion is asked for, nothing moves', { tag: '@wide' }, async ({ page }) => {
  await show(page);
  const expectStill = async (state: string) => {
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map(({ constructor }) => constructor.name),
      ...[...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior !== 'auto';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    ]);
    expect.soft(moving, state).toEqual([]);
  };
  await visit(page, pages.home.path);
  await page.getByRole('button', { name: homeSections.process.watch }).click();
  await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeVisible();
  await expectStill('the process, playing');
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(globalThis, { positions });
    addEventListener('scroll', () => positions.add(scrollY));
  });
  await page.getByRole('button', { name: site.footer.backToTop }).press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() => [...(globalThis as unknown as { positions: Set<number> }).positions].at(-1)),
    )
    .toBe(0);
  expect
    .soft(await page.evaluate(() => (globalThis as unknown as { positions: Set<number> }).positions.size))
    .toBeLessThanOrEqual(2);
  await visit(page, pages.services.path);
  await page.getByRole('button', { name: servicesPage.card.details }).first().click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await expectStill('a dialog');
  await visit(page, pages.contact.path);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(contact.notices.error)).toBeVisible();
  await expectStill('a notice');
});

test('what changes is said once', { tag: '@wide' }, async ({ page }) => {
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { say } = globalThis as unknown as { say: (text: string) => void };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const place = target instanceof Element ? target : target.parentElement;
          const isLive =
            place?.closest('[aria-live], [role=status], [role=alert]') ||
            (node instanceof Element && node.closest('[role=alert]'));
          if (isLive && node.textContent) say(node.textContent);
        }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await visit(page, pages.home.path);
  const chip = homeServiceFilters[1];
  await page.getByRole('button', { name: chip.label, exact: true }).click();
  await expect.poll(() => said).toEqual([expect.stringMatching(new RegExp(`^${chip.label}: \\d `))]);
  said.length = 0;
  await visit(page, pages.contact.path);
  await page.getByRole('button', { name: contact.send }).click();
  await expect.poll(() => said).toEqual([contact.notices.error]);
});

/** Presses a key until what is called so has the focus: what cannot be reached fails. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    });
    if (found === name) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test(
  'an enquiry from the first page to the chat takes no more than a keyboard',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, pages.home.path);
    await tabTo(page, site.frame.skip);
    await expect(page.getByRole('link', { name: site.frame.skip })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, homeSections.process.watch);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: homeSections.process.pause })).toBeFocused();

    await tabTo(page, labelOf(pages.services.path, 'header'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.services.path);
    const chip = serviceCategories.at(-1)!;
    await tabTo(page, chip.label);
    await page.keyboard.press('Enter');
    const chosen = services.find(({ category }) => category === chip.id)!;
    // The cards change with the next frames.
    await expect(page.getByRole('heading', { level: 3, name: services[0].title, exact: true })).toBeHidden();
    await settle(page);
    await tabTo(page, servicesPage.card.details);
    await page.keyboard.press('Enter');
    await expect(dialogWithFocus(page)).toHaveAccessibleName(chosen.title);
    await tabTo(page, servicesPage.card.start);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.contact.path);

    const { fullName, email, message } = contact.fields;
    for (const [{ label }, text] of [
      [fullName, 'Lakshmi'],
      [email, 'lakshmi@example.in'],
      [message, 'A website for my saree shop'],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await tabTo(page, contact.send);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    expect(new URL((await opened).url()).searchParams.get('text')).toContain(chosen.title);
  },
);
