import { globSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { pages } from '../../content/pages';

const out = path.join(import.meta.dirname, '../../out');

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <meta/>, and keeps autoComplete, charSet and the like: HTML reads both alike.
    'void-style': 'off',
    'attr-case': 'off',
    // React writes async="", hidden="" and crossorigin="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The framework calls its first script _R_; HTML allows it.
    'valid-id': ['error', { relaxed: true }],
    // All files come from our own host, and a page's policy says so.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The rule only advises. Lists may carry a name, and those of cities and networks have no heading.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

for (const file of globSync('**/*.html', { cwd: out })) {
  test(`${file} is conforming HTML`, async () => {
    const { results } = await checker.validateFile(path.join(out, file));
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(findings).toEqual([]);
  });
}

for (const { path: address } of Object.values(pages)) {
  test(`links on ${address} that read alike and lead apart are told apart`, async ({ page }) => {
    await page.goto(address);
    const links = await page.locator('main a').evaluateAll((all) =>
      all.map((link) => ({
        name: link.textContent,
        href: link.getAttribute('href'),
        description: document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
      })),
    );
    for (const { name, href, description } of links) {
      const others = links.filter((other) => other.name === name && other.href !== href);
      if (others.length === 0) continue;
      expect(description, `${name} to ${href}`).toBeTruthy();
      expect(others.map((other) => other.description)).not.toContain(description);
    }
  });
}
