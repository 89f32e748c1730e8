/**
 * What the browser does with the page behind a link, unless the visitor saves data. runtime/next-pages.ts fetches the likely
 * next pages earlier.
 */
export const speculationRules = JSON.stringify({
  // With a mouse, a page is prerendered when its link is hovered. On a slow phone a touch is too short for that, and before
  // any touch it costs too much (docs/performance.md). `data-hover` is set by runtime/marks.ts.
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: '[data-hover] a' }] },
      eagerness: 'moderate',
    },
  ],
  // Otherwise it is fetched when its link is hovered or touched.
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
