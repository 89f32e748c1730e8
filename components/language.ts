/**
 * `lang` for an element whose text cannot be marked in parts, such as a placeholder. With Telugu in it, all of it is read
 * by the Telugu voice, which can read English; the English voice would skip the Telugu. Otherwise undefined, for no attribute.
 */
export const langOf = (text = '') => (/\p{Script=Telugu}/u.test(text) ? 'te' : undefined);
