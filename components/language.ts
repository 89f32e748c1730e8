import { pageLanguage } from '@/page-language';

/**
 * `lang` for an element whose text cannot be marked in parts, such as a placeholder. With Telugu in it, all of it is read
 * by the Telugu voice, which can read English; the English voice would skip the Telugu. Otherwise it is English, which is
 * marked on a Telugu page alone, and not in an island, which does not know its page.
 */
export function langOf(text = '') {
  if (/\p{Script=Telugu}/u.test(text)) return 'te';
  return pageLanguage() === 'te' && /[a-z]/i.test(text) ? 'en' : undefined;
}

/** The same in an island: as it does not know its page, English is marked on every page. */
export const langInIsland = (text: string) => langOf(text) ?? 'en';
