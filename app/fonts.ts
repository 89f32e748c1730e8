import localFont from 'next/font/local';

/** Text: one variable file, 400 to 600. Written by `npm run fonts`. */
export const inter = localFont({
  src: './fonts/inter.woff2',
  weight: '400 600',
  variable: '--font-inter',
  // Preloading would compete with the first paint on a slow link; the fallback has the same metrics.
  preload: false,
  // The framework's own is for Arial alone, which Android does not have: see fonts/fallbacks.css.
  adjustFontFallback: false,
});

/** Headings and the wordmark. */
export const poppins = localFont({
  src: './fonts/poppins.woff2',
  weight: '600',
  variable: '--font-poppins',
  preload: false,
  adjustFontFallback: false,
});
