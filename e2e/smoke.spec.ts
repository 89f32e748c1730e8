/** What must hold before anything is published, whatever the words are: `npm run smoke`. */
import { services } from '../content/services.ts';
import { fill, letter, send, success, typed } from './support/enquiry.ts';
import { expect, PATHS, test, visit } from './support/fixtures.ts';

test('every page opens, answers, and complains of nothing @smoke @both', async ({ page }) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await visit(page, path);
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('an enquiry with a chosen service reaches the chat @smoke @both', async ({ page }) => {
  const [{ slug, title }] = services;
  await visit(page, `/contact/#service=${slug}`);
  await fill(page);
  expect(await send(page)).toBe(letter(typed, title));
  await expect(success(page)).toBeVisible();
});
