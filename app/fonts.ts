import faces from '@/runtime/font-faces.json';

/** For visitors without script: to the others runtime/fonts.ts brings them later. */
export const fontFaces = faces
  .map(
    ({ family, weight, source }) =>
      `@font-face{font-family:${family};font-weight:${weight};src:${source};font-display:swap}`,
  )
  .join('');
