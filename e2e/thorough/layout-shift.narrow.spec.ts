import { PATHS, test } from '../support/fixtures.ts';
import { expectNoShift } from '../support/layout-shift.ts';

for (const path of PATHS)
  for (const width of [412, 768, 1280])
    test(`nothing moves on ${path} at ${width} px with the fonts of a phone`, ({ page }) =>
      expectNoShift(page, path, width));
