import { RUPEE } from '../../content/formats.ts';

/** What the fonts of the site can show: printable ASCII, the rupee sign and the punctuation that content may use. */
export const CHARACTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  `${RUPEE}–—‘’“”…·×→•©`;

/** The letters and signs of today's Telugu, without those of old books: what an owner may write, not what is there. */
export const TELUGU =
  Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(0xc00 + i))
    .filter((sign) => /[\p{L}\p{M}]/u.test(sign) && !/[\u0c00\u0c04\u0c3c\u0c3d\u0c58-\u0c63]/u.test(sign))
    .join('') + '\u200c\u200d';
