import { pages, privacy, services } from '../content/index.ts';
import { fill } from './support/enquiry.ts';
import { elementsOf } from './support/exported.ts';
import { expect, PATHS, test, visit } from './support/fixtures.ts';

test('what is kept of an enquiry is on the privacy page, and no cookie', async ({ page, context }) => {
  const named = privacy.sections.flatMap(({ entries }) => entries ?? []).map(({ key }) => key);
  await visit(page, `${pages.contact.path}#service=${services[0]!.slug}`);
  await fill(page);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect(kept.length).toBeGreaterThan(2);
  for (const key of kept) expect(named).toContain(key);
  expect(await context.cookies()).toEqual([]);
  await page.goto(pages.privacy.path);
  for (const key of named) await expect(page.getByRole('main').getByText(key, { exact: true })).toBeVisible();
});

test('no other host hears of a visit, not by a hint to the browser either', () => {
  // What is followed, and what only names the page itself in either language, is not fetched.
  const fetched = PATHS.flatMap(elementsOf).filter(
    ({ name, attributes }) => name !== 'a' && !['canonical', 'alternate'].includes(attributes.rel ?? ''),
  );
  const addresses = fetched.flatMap(({ attributes: { href, src, srcset } }) => [href, src, srcset]);
  expect(addresses.filter((address) => /^(https?:)?\/\//.test(address ?? ''))).toEqual([]);
});

test.describe(() => {
  test.use({
    allowedErrors: /Content Security Policy|violates|React error #418|asks for https:\/\/other\.example/,
  });

  test('what does not belong does not get in', async ({ page }) => {
    const refused: string[] = [];
    await page.exposeFunction('note', (directive: string) => refused.push(directive));
    await page.addInitScript(() => {
      const { note } = globalThis as unknown as { note: (directive: string) => void };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        note(effectiveDirective),
      );
    });
    const foreign = [
      '<script>document.title = "in"</script>',
      '<img src="https://other.example/a.png" onerror="document.title=\'in\'">',
      '<p style="color:red">in</p>',
      '<script src="https://other.example/a.js"></script>',
      '<iframe src="https://other.example/"></iframe>',
      '<base href="https://other.example/">',
      '<form id="leak" action="https://other.example/"></form>',
    ];
    await page.route(pages.about.path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', () => `${foreign.join('')}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto(pages.about.path);
    await page.evaluate(() => (document.getElementById('leak') as HTMLFormElement).submit());
    const directives = [
      'base-uri',
      'form-action',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
    ];
    await expect.poll(() => [...new Set(refused)].sort()).toEqual(directives);
    await expect(page).not.toHaveTitle('in');
    await expect(page).toHaveURL(pages.about.path);
  });
});
