/** What the fonts of the site can show: printable ASCII, the rupee sign and the punctuation that content may use. */
export const CHARACTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') + '₹–—‘’“”…·×→•©';
