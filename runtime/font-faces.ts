import faces from './font-faces.json' with { type: 'json' };

/** The fonts for the editor and for visitors without script; for all others fonts.ts loads them after the first paint. */
export const fontFaces = faces
  .map(({ family, weight, unicodeRange, source }) => {
    const range = unicodeRange ? `unicode-range:${unicodeRange};` : `font-weight:${weight};`;
    return `@font-face{font-family:${family};${range}src:${source};font-display:swap}`;
  })
  .join('');
