import { PATHS, test } from '../support/fixtures.ts';
import { expectNoShift } from '../support/layout-shift.ts';

for (const path of PATHS)
  for (const width of [360, 412, 768])
    test(`nothing moves on ${path} at ${width} px with the fonts of a desktop`, ({ page }) =>
      expectNoShift(page, path, width));
