/**
 * Fetches a page when its link is hovered or touched, unless the visitor saves data. runtime/next-pages.ts fetches the likely
 * ones earlier. `prerender` did not show them sooner: docs/performance.md.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
