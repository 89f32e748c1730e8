import faces from '@/runtime/font-faces.json';

/** The fonts for visitors without script; for all others runtime/fonts.ts loads them after the first paint. */
export const fontFaces = faces
  .map(
    ({ family, weight, source }) =>
      `@font-face{font-family:${family};font-weight:${weight};src:${source};font-display:swap}`,
  )
  .join('');
