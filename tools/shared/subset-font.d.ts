/** What fonts.ts uses of subset-font, which brings no types; the published ones are older than it. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      variationAxes?: Record<string, Axis>;
    },
  ): Promise<Buffer>;
}
