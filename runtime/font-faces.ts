import faces from './font-faces.json' with { type: 'json' };

/** The `@font-face` rules for the editor and for visitors without script; for all others fonts.ts loads them after the first paint. */
export const fontFaces = faces
  .map(({ family, weight, unicodeRange, local, source }) => {
    const range = unicodeRange ? `unicode-range:${unicodeRange};` : `font-weight:${weight};`;
    const places = [local, source].filter(Boolean).join();
    return `@font-face{font-family:${family};${range}src:${places};font-display:swap}`;
  })
  .join('');
