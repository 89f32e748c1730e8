/**
 * The attribute for a text that can be marked only as a whole, with Telugu in it: a Telugu voice reads English too, and an
 * English one leaves Telugu out. Nothing for others: written out as undefined, it is half a kilobyte of a page's data.
 */
export const langProps = (text = ''): { lang?: string } =>
  /\p{Script=Telugu}/u.test(text) ? { lang: 'te' } : {};
