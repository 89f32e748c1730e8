/** The pages at /te/. What pairs may be is held by tools/telugu/pairs.test.ts. */
import { cardId } from '../components/links.ts';
import { contact, contentIn, hero, pages, services, servicesPage, site } from '../content/index.ts';
import { addressIn } from '../page-language.ts';
import { expectFields, fill, letter, send, typed } from './support/enquiry.ts';
import { elementsOf, files, read } from './support/exported.ts';
import { expect, hydrated, test, visit } from './support/fixtures.ts';

const PAIRS = Object.values(pages).map(({ path }) => [path, addressIn('te', path)] as const);

const telugu = contentIn('te');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has the numbers of the English one, and no help for its readers', async ({ page }) => {
    const numbersIn = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();
    const { teluguChat, picture } = hero;
    const helps = [teluguChat.text, servicesPage.boardNote.te, contact.dataNotice.te.text, picture.meaning];
    for (const [english, path] of PAIRS) {
      await page.goto(english);
      const expected = numbersIn(await page.getByRole('main').innerText());
      await page.goto(path);
      const text = await page.getByRole('main').innerText();
      expect.soft(numbersIn(text), path).toEqual(expected);
      for (const help of helps) expect.soft(text.split('\n'), path).not.toContain(help);
    }
  });
});

test('every page leads to itself in the other language, and says so to search engines', () => {
  for (const [english, path] of PAIRS)
    for (const [here, there, lang] of [
      [english, path, 'te'],
      [path, english, 'en'],
    ] as const) {
      const all = elementsOf(here);
      const links = all.filter(({ name, attributes }) => name === 'a' && attributes.rel === 'alternate');
      expect.soft(links.length, here).toBeGreaterThan(1);
      for (const { attributes } of links)
        expect.soft(attributes).toMatchObject({ href: there, lang, hreflang: `${lang}-IN` });
      const alternates = all
        .filter(({ name, attributes }) => name === 'link' && attributes.hreflang)
        .map(({ attributes }) => [attributes.hreflang, attributes.href]);
      const [en, te] = [`${site.url}${english}`, `${site.url}${path}`];
      expect.soft(alternates).toEqual([
        ['en-IN', en],
        ['te-IN', te],
        ['x-default', en],
      ]);
    }
});

test('every page is in a Telugu voice, but for names and what has no Telugu', async ({ page }) => {
  for (const [, path] of PAIRS) {
    await visit(page, path);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'te-IN');
    // A text without Telugu that is not marked: numbers, prices, and what is the same in both.
    const unmarked = await page.locator('body').evaluate((body) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        // The name of a region is in the voice of what is in it.
        for (const one of body.querySelectorAll(`:is(a, button, input, img)[${name}]:not([lang=en])`))
          found.push(...(one.getAttribute(name)!.match(/.*[a-z]{2}.*/gi) ?? []));
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const isRead = !parentElement!.closest(
          'script, style, noscript, [lang=en], code, time, a[href^="mailto"]',
        );
        if (isRead && /[a-z]{2}/i.test(data)) found.push(data);
      }
      return found;
    });
    const names = [site.brand, site.email];
    const words = unmarked.filter((text) => !names.includes(text));
    expect.soft(words, path).toEqual([]);
  }
  await visit(page, telugu.pages.services.path);
  const { label } = telugu.services.serviceCategories[1]!;
  await page.getByRole('button', { name: label, exact: true }).click();
  const said = page.locator('[aria-live=polite]');
  await expect(said).toContainText(label);
  await expect(said).toHaveAttribute('lang', /\p{Script=Telugu}/u.test(label) ? 'te' : 'en');
});

test('what was chosen and typed goes along to the other language @both', async ({ page }) => {
  const [chosen, translated] = [services[1]!, telugu.services.services[1]!];
  await visit(page, `${pages.contact.path}#service=${chosen.slug}`);
  await page.locator('footer a[rel=alternate]').click();
  await page.waitForURL(`**${telugu.pages.contact.path}`);
  await hydrated(page);
  await expectFields(page, { service: chosen.slug }, telugu.contact);
  await fill(page, typed, telugu.contact);
  await page.goBack();
  await page.waitForURL(`**${pages.contact.path}`);
  await hydrated(page);
  await expectFields(page, { ...typed, service: chosen.slug });
  await page.goForward();
  await page.waitForURL(`**${telugu.pages.contact.path}`);
  await page.reload();
  await hydrated(page);
  await expectFields(page, { ...typed, service: chosen.slug }, telugu.contact);
  expect(await send(page, telugu.contact)).toBe(letter(typed, translated.title, telugu.contact));
});

test('the place on the page is kept in the other language', async ({ page }) => {
  const { slug } = services[2]!;
  const toOther = page.locator('header a[rel=alternate]').filter({ visible: true });
  for (const [english, from, place] of [
    [pages.home.path, '', ''],
    [pages.home.path, '', '#process'],
    [pages.services.path, `#${cardId(slug)}`, `#${cardId(slug)}`],
  ] as const) {
    await visit(page, english + from);
    if (place && !from) await page.locator(place).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await toOther.click();
    await page.waitForURL(`**${addressIn('te', english)}${place}`);
    if (place) await expect(page.locator(place)).toBeInViewport();
  }
});

/** What of a text's ink is cut off or meets the line above, and which buttons break a word. */
const faultsOfText = () => {
  const found: string[] = [];
  const canvas = document.createElement('canvas').getContext('2d')!;
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let above: { bottom: number; baseline: number; block: Element | null } | undefined;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    const { fontWeight, fontSize, fontFamily, clipPath } = getComputedStyle(element);
    const isSeen = element.checkVisibility({ opacityProperty: true }) && clipPath !== 'inset(50%)';
    if (!isSeen || element.closest('script, style, select')) continue;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const block = element.closest('h1, h2, h3, h4, p, li, a, button');
    const box = element.closest('.overflow-hidden')?.getBoundingClientRect();
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      if (isBroken && element.closest('.button, button') && !word.includes('@'))
        found.push(`broken: ${word}`);
      if (!lines[0]) continue;
      const { top, height } = lines[0];
      const ink = canvas.measureText(word);
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ink;
      const baseline = top + (height * up) / (up + down);
      const [highest, lowest] = [
        baseline - ink.actualBoundingBoxAscent,
        baseline + ink.actualBoundingBoxDescent,
      ];
      if (box && (highest < box.top - 1 || lowest > box.bottom + 1)) found.push(`cut: ${word}`);
      const isNext = above?.block === block && baseline > above.baseline + 2;
      if (isNext && highest < above!.bottom - 1) found.push(`meets the line above: ${word}`);
      if (isNext || above?.block !== block) above = { bottom: lowest, baseline, block };
      else above.bottom = Math.max(above.bottom, lowest);
    }
  }
  return found;
};

test('no text is wider than its window or button, cut, or in the line above', async ({ page }) => {
  for (const [, path] of PAIRS) {
    await page.goto(path);
    // Fonts are shown together.
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Poppins'));
    for (const width of [240, 320, 360, 768, 1280, 1920, 3840]) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clipped } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clipped: [...document.querySelectorAll('main :is(a, button, h2, h3):not(.sr-only)')]
          .filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
          )
          .map((one) => one.textContent),
      }));
      expect.soft(scrollWidth, path).toBeLessThanOrEqual(width);
      expect.soft(clipped, `${path} at ${width}`).toEqual([]);
      expect.soft(await page.evaluate(faultsOfText), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the export has traces of Telugu pages only while they are public @content', () => {
  const traces = files.filter(
    (file) => /\.(html|xml|txt)$/.test(file) && /\/te\/|te-IN/.test(file + read(file).toString()),
  );
  expect(traces.length > 0, traces.join()).toBe(site.telugu.isPublic);
});
