/**
 * Whether the visitor came here from another page of this site, so that its scripts and fonts are in the
 * browser's cache. A reload keeps the answer of the first load.
 */
export const cameFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);
