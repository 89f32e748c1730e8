import { atBothWidths, suite } from './support/suite.ts';

/**
 * Where a spec belongs, by folder. Each folder but `support/` and `export/` has a configuration and an npm
 * script of its own; `npm run test:all` runs all of them.
 *
 * e2e/            `npm run e2e`, part of `npm test`: what every change must keep, in a few seconds a spec
 * e2e/export/     the same, for the exported files as crawlers read them: no width, no script
 * e2e/thorough/   `npm run test:thorough`: the same promises over more pages, widths or time
 * e2e/model/      `npm run test:model`: sequences of anything at any moment, new ones each time
 * e2e/rebuild/    `npm run test:rebuild`: whole builds
 * e2e/contents/   `npm run test:contents`: the site built with other contents, the largest that are allowed among them
 * e2e/browsers/   `npm run test:browsers`: the journey in Firefox and WebKitGTK
 *
 * A spec in e2e/ or e2e/thorough/ runs at both widths unless its name ends in `.wide.spec.ts` or
 * `.narrow.spec.ts`. The wide browser has the fonts of a desktop, the narrow one those of a phone.
 */
export default suite({
  testDir: '.',
  projects: [
    { name: 'export', testDir: 'export', use: { javaScriptEnabled: false } },
    ...atBothWidths(import.meta.dirname),
  ],
});
