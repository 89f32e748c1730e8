/** The choices that the content offers: pages, categories, services. */
import { names } from '../../content/schema/files.ts';
import { type Contents, type Field, treeOf, valueOf, within } from './fields.ts';

type Pages = Record<string, { path: string; breadcrumb: string }>;

/** The pages of the site, as choices for a link. */
export const pageLinks = ({ pages }: Contents) =>
  Object.values(pages as Pages).map(({ path, breadcrumb }) => ({ value: path, label: breadcrumb }));

type Categories = Record<string, { id: string; label: string }[]>;

/** The categories for the service at `field`: the filter buttons without the first, which shows all. */
export function categoriesOf(contents: Contents, field: string) {
  const isHome = field.startsWith('home.');
  const content = contents[isHome ? 'home' : 'services'] as Categories;
  const categories = content[isHome ? 'homeServiceFilters' : 'serviceCategories']!;
  return categories.slice(1).map(({ id, label }) => ({ value: id, label }));
}

type Service = { slug: string; title: string };

/** The services of the services page, as choices. */
export const servicesOf = ({ services }: Contents) =>
  (services as { services: Service[] }).services.map(({ slug, title }) => ({ value: slug, label: title }));

type Piece = { id: string; name: string };

/** The pieces of work, as choices for the words of a customer. */
export const piecesOf = ({ work }: Contents) =>
  (work as { pieces: Piece[] }).pieces.map(({ id, name }) => ({ value: id, label: name }));

/** The fields that lead to the service at `field`: of trades, cards and links. None for any other field. */
export function usesOf(field: string, contents: Contents) {
  if (!/^services\.services\.[^.]+$/.test(field)) return [];
  const { slug } = valueOf(field, contents) as Service;
  const isUse = ({ name, value }: Field) =>
    (name === 'service' && value === slug) || (name === 'href' && String(value).endsWith(`#service=${slug}`));
  return names
    .flatMap((name) => within(treeOf(name, contents)))
    .filter(isUse)
    .map(({ id }) => id);
}
