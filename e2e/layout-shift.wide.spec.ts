import { PATHS, test } from './support/fixtures.ts';
import { expectNoShift } from './support/layout-shift.ts';

for (const path of PATHS)
  test(`nothing moves on ${path} at 1280 px while it comes, or when its fonts do`, ({ page }) =>
    expectNoShift(page, path, 1280));
