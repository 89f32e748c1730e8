/** What may be chosen in a field: what its schema names, or what the content offers. */
import { serviceOf } from '../../content/drafts.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { type Field, treeOf, within } from './fields.ts';

/** The pages of the site, as choices for a link. */
export const pageLinks = ({ pages }: Content) =>
  Object.values(pages).map(({ path, breadcrumb }) => ({ value: path, label: breadcrumb }));

/** The categories for the service at `field`: the filter buttons without the first, which shows all. */
function categoriesOf(contents: Content, field: string) {
  const { home, services } = contents;
  const categories = field.startsWith('home.') ? home.homeServiceFilters : services.serviceCategories;
  return categories.slice(1).map(({ id, label }) => ({ value: id, label }));
}

/** The services of the services page, as choices. */
const servicesOf = ({ services }: Content) =>
  services.services.map(({ slug, title }) => ({ value: slug, label: title }));

type Piece = { id: string; name: string };

/** The pieces of work, as choices for the words of a customer. */
const piecesOf = ({ work }: Content) =>
  (work as { pieces: Piece[] }).pieces.map(({ id, name }) => ({ value: id, label: name }));

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** The choices of a field, each with its label; undefined for what is typed. */
export function choicesOf({ id, kind, schema }: Field, contents: Content) {
  if (kind === 'service') return servicesOf(contents);
  if (kind === 'work') return piecesOf(contents);
  if (kind === 'category') return categoriesOf(contents, id);
  return schema.enum?.map((value) => ({ value, label: capital(value) }));
}

/** The fields that lead to the service at `field`: of trades, cards and links. None for any other field. */
export function usesOf(field: string, contents: Content) {
  const [, id] = /^services\.services\.([^.]+)$/.exec(field) ?? [];
  const service = contents.services.services.find((one) => String(one.id) === id);
  if (!service) return [];
  const { slug } = service;
  const isUse = ({ kind, value }: Field) =>
    (kind === 'service' && value === slug) || (kind === 'link' && serviceOf(value) === slug);
  return names
    .flatMap((name) => within(treeOf(name, contents)))
    .filter(isUse)
    .map(({ id }) => id);
}
