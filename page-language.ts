/** Which language the page is in that the server is drawing. */
import { cache } from 'react';

export type Language = 'en' | 'te';

/** Of one page: pages are drawn at the same time. Outside of a page it is English. */
const page = cache((): { language: Language } => ({ language: 'en' }));

/** Call it first where a layout, a page or its metadata begins. `lang` is that of the address. */
export const setLanguage = (lang: string) => (page().language = lang === 'te' ? 'te' : 'en');

/** Call it inside a component: while a module is loaded no page is being drawn. */
export const pageLanguage = () => page().language;

/**
 * An address of the site in `language`, from the one in any: Telugu pages are below /te/. While English pages are drawn, they are
 * below /en/.
 */
export const addressIn = (language: Language, address: string) =>
  (language === 'te' ? '/te' : '') + address.replace(/^\/(en|te)(?=\/)/, '');

/** The language of the page at an address. */
export const languageOf = (address: string): Language => (address.startsWith('/te/') ? 'te' : 'en');

/** What helps those who read Telugu on an English page, and has nothing to help with on a Telugu one. */
export const onEnglishPage = <Help>(help: Help) => (pageLanguage() === 'en' ? help : undefined);
