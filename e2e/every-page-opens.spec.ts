import { expect, ALL_PATHS, test, visit } from './support/fixtures.ts';

test('every page opens, answers, and complains of nothing @smoke @narrow', async ({ page }) => {
  for (const path of ALL_PATHS) {
    await visit(page, path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
