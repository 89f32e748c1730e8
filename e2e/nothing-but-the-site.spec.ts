import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { pages } from '../content/pages.ts';
import { privacy } from '../content/privacy.ts';
import { services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { MODE_KEY, SCHEME_KEY } from '../runtime/color-scheme.ts';
import { elements } from '../tools/export/elements.ts';
import { files, read } from './support/exported.ts';
import { dialogWithFocus, expect, hydrated, PATHS, test, visit } from './support/fixtures.ts';

async function fill(page: Page) {
  await page.getByLabel(contact.fields.fullName.label).fill('Anil');
  await page.getByLabel(contact.fields.email.label).fill('anil@example.in');
  await page.getByLabel(contact.fields.message.label).fill('A shop in Guntur');
}

test.describe(() => {
  // The browser reports the unknown page, which is visited on purpose.
  test.use({ allowedErrors: /404/ });

  test(
    'no other host is asked for anything, no cookie is set, and what is kept is on the privacy page',
    {
      tag: '@wide',
    },
    async ({ page, context, baseURL }) => {
      const elsewhere: string[] = [];
      const cookies: string[] = [];
      context.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
          elsewhere.push(request.url());
      });
      context.on('response', (response) => {
        if (response.headers()['set-cookie']) cookies.push(response.url());
      });
      const named = privacy.sections.flatMap(({ entries }) => entries ?? []).map(({ key }) => key);

      for (const path of [...PATHS, '/no-such-page/']) {
        await visit(page, path);
        const kept = await page.evaluate(() => [Object.keys(localStorage).sort(), document.cookie]);
        expect.soft(kept, path).toEqual([[MODE_KEY, SCHEME_KEY].sort(), '']);
      }
      await visit(page, pages.services.path);
      await page.getByRole('button', { name: servicesPage.card.details }).first().click();
      await dialogWithFocus(page).getByRole('link', { name: servicesPage.card.start }).click();
      await expect(page).toHaveURL(pages.contact.path);
      await hydrated(page);
      await expect(page.getByLabel(contact.fields.service.label)).toHaveValue(services[0].title);
      await fill(page);
      const kept = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
      );
      expect(kept.length).toBeGreaterThan(2);
      for (const key of kept) expect(named).toContain(key);
      await page.goto(pages.privacy.path);
      for (const key of named)
        await expect(page.getByRole('main').getByText(key, { exact: true })).toBeVisible();

      expect(elsewhere).toEqual([]);
      expect(cookies).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
  );
});

test('no page that opens in a tab of its own can reach back', { tag: '@wide' }, async ({ page, context }) => {
  for (const { url } of site.social)
    await context.route(`${url}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
  await visit(page, pages.contact.path);
  await fill(page);
  const leads = [
    page.getByRole('button', { name: contact.send }),
    page.getByRole('link', { name: site.chatTooltip }),
    ...site.social.slice(0, 1).map(({ label }) => page.getByRole('link', { name: label })),
  ];
  for (const lead of leads) {
    const opened = page.waitForEvent('popup');
    await lead.press('Enter');
    const other = await opened;
    await expect(other).toHaveTitle(/./);
    expect.soft(await other.evaluate(() => opener as unknown), await lead.innerText()).toBeNull();
    await other.close();
  }
});

test(
  'every page allows its own scripts and styles by their hashes, and nothing else',
  { tag: '@wide' },
  () => {
    const html = files.filter((file) => file.endsWith('.html'));
    expect(html.length).toBeGreaterThan(PATHS.length);
    for (const file of html) {
      const policies = elements(read(file).toString()).filter(
        ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
      );
      expect(policies, file).toHaveLength(1);
      const rules = Object.fromEntries(
        policies[0]!.attributes.content!.split('; ').map((rule) => {
          const [name, ...sources] = rule.split(' ');
          return [name!, sources];
        }),
      );
      const ofOthers = Object.entries(rules).flatMap(([name, sources]) =>
        sources
          .filter((source) => !/^'(self|none|sha256-[\w+/=]+)'$/.test(source))
          .map((source) => `${name} ${source}`),
      );
      expect
        .soft(ofOthers, file)
        .toEqual(['img-src data:', 'form-action https://wa.me', 'form-action https://api.whatsapp.com']);
      expect.soft(rules['default-src'], file).toEqual(["'self'"]);
    }
  },
);

test.describe(() => {
  // And React notices what was put in.
  test.use({ allowedErrors: /Content Security Policy|violates|React error #418/ });

  test('what does not belong does not get in', { tag: '@wide' }, async ({ page }) => {
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
