/**
 * Has the browser fetch a document of the site when its link is hovered or touched. Browsers leave it out where data
 * is to be saved; those that do not know it load documents. The likely next pages come before: runtime/next-pages.ts.
 * Source: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
