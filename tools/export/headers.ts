/** A year, for files named after their content; asked anew each time, for all that keeps its name. */
export const cachingRules = [
  { path: '/_next/static/', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '/', cacheControl: 'public, max-age=0, must-revalidate' },
] as const;

/**
 * What every answer carries. `policy` is that of all pages, see policyFor: a page's own is stricter and
 * is in it, and browsers hold a page to both. Without one the header says only what pages cannot.
 */
export function securityHeaders(policy?: string) {
  // A page cannot say this part about itself in a <meta>.
  const frames = "frame-ancestors 'none'";
  return {
    'Content-Security-Policy': policy ? `${policy}; ${frames}` : frames,
    // A day: browsers refuse http for that long, even if the certificate has run out. How to lengthen it is in
    // hosting/README.md. Other subdomains are not this site's to bind.
    'Strict-Transport-Security': 'max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
