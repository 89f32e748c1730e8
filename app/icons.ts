export const vectorIcon = 'icon.svg';

/** By file name. The systems round the corners of Apple's and of the maskable icon themselves. */
export const rasterIcons = {
  'icon-48.png': { size: 48, inset: 0 },
  'icon-192.png': { size: 192, inset: 0 },
  'icon-512.png': { size: 512, inset: 0 },
  'apple-180.png': { size: 180, inset: 0.06 },
  // The mark must stay within the inner four fifths: https://www.w3.org/TR/appmanifest/#icon-masks
  'maskable-512.png': { size: 512, inset: 0.1 },
} satisfies Record<string, { size: number; inset: number }>;

export const iconUrl = (file: keyof typeof rasterIcons | typeof vectorIcon) => `/icons/${file}`;
