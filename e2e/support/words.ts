/** Words that several tests press, found in content/ by where they are or lead. */
import { homeServiceFilters } from '../../content/home.ts';
import { serviceCategories } from '../../content/services.ts';
import { site } from '../../content/site.ts';

/** A filter of the home page, other than All. */
export const homeFilter = homeServiceFilters.at(-1)!;

/** A filter of the services page, other than All. */
export const serviceFilter = serviceCategories.at(-1)!;

/** What the link to `href` is called in the header and the drawer, or else in the footer. Throws if there is none. */
export function labelOf(href: string, place: 'header' | 'footer') {
  const { company, legal } = site.footer;
  const links = place === 'header' ? site.navigation : [...company.links, ...legal.links];
  const link = links.find((candidate) => candidate.href === href);
  if (!link) throw new Error(`content/site.ts has no link to ${href} in the ${place}.`);
  return link.label;
}
