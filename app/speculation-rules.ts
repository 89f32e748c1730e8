/** Has a document fetched when its link is hovered or touched; not where data is to be saved. The likely ones: runtime/next-pages.ts. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
