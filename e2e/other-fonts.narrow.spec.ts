import { expect, PATHS, test } from './support/fixtures.ts';
import { shiftsOf } from './support/layout-shift.ts';
import { browserWithFonts } from './support/suite.ts';

test.use({ launchOptions: browserWithFonts('other') });

for (const path of PATHS)
  test(`hardly anything moves on ${path} on a device with neither Roboto nor Arial`, async ({ page }) => {
    const { coming, byFonts } = await shiftsOf(page, path, 390, false);
    expect([...coming, ...byFonts].reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  });
