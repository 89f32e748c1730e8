/** Fetches a page when its link is hovered or touched, unless the visitor saves data. runtime/next-pages.ts fetches the likely ones earlier. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
