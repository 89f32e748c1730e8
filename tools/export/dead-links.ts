import { addressIn, languageOf } from '../../page-language.ts';
import { placeName, texts } from '../content-check/places.ts';
import { readAllContent } from '../content-check/read.ts';
import { elements } from './elements.ts';

/** Where content says `href`, in words; nothing where a component leads there by itself. */
function placesOf(href: string) {
  const content = readAllContent();
  return texts(content)
    .filter(({ text }) => text === href)
    .map(({ path }) => `content/${path.split('.')[0]}.json: ${placeName(content, path)}`);
}

/**
 * What is wrong with links to places (`/about/#questions`) of pages, one sentence each. `pages` are the pages by their files.
 * A hash like `#service=…` is no place: the form reads it, and the content check knows the services.
 */
export function deadLinks(pages: Record<string, string>): string[] {
  const found = Object.entries(pages).map(([file, html]) => ({ file, elements: elements(html) }));
  const idsOf = new Map(
    found.map((page) => [
      `/${page.file.replace(/index\.html$/, '')}`,
      new Set(page.elements.map(({ attributes }) => attributes.id)),
    ]),
  );
  const hrefs = found.flatMap((page) =>
    page.elements.flatMap(({ name, attributes: { href } }) => (name === 'a' && href ? [href] : [])),
  );
  const dead = [...new Set(hrefs)].filter((href) => {
    const [address = '', place] = href.split('#');
    return place && !place.includes('=') && idsOf.get(address)?.has(place) === false;
  });
  // A Telugu page has the links of the English one, which are one fault in the content.
  const once = dead.filter((href) => languageOf(href) === 'en' || !dead.includes(addressIn('en', href)));
  return once.map((href) => {
    const [address = '', place] = href.split('#');
    const where = placesOf(href).join(', ') || 'A link';
    const others = [...idsOf.get(address)!].filter(Boolean).join(', ');
    return `${where}: the page ${address} has no place called "${place}". → Write the address without #${place}, or one of: ${others}.`;
  });
}
