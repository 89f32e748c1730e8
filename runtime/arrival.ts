/** Whether the visitor came here from another page of this site, so that scripts and fonts are cached. A reload keeps it. */
export const cameFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);
