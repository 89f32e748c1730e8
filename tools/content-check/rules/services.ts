/** What must be true of services, their prices, and the buttons that filter them. */
import { parsePrice, slugOf } from '../../../content/formats.ts';
import type { Content } from '../../../content/schema/files.ts';
import { type Found, inEach } from '../found.ts';
import { texts } from '../places.ts';

/** The lists of services with filter buttons: the category that each service has chosen, and the buttons, with their places. */
const filteredLists = ({ services, home }: Content) => [
  {
    list: 'services.services',
    chosen: services.services.map(({ category }) => category),
    filters: 'services.serviceCategories',
    buttons: services.serviceCategories,
  },
  {
    list: 'home.homeServices',
    chosen: home.homeServices.map(({ category }) => category),
    filters: 'home.homeServiceFilters',
    buttons: home.homeServiceFilters,
  },
];

/** The first filter button shows all services, and every other one shows some. */
export const filters = (content: Content) =>
  filteredLists(content).flatMap(({ chosen, filters, buttons }) => [
    ...inEach(`${filters}.*.id`, buttons.slice(0, 1), ({ id }) => {
      if (id !== 'all')
        return 'The first filter button must show all services. → Move the one that does, whose id is "all", to the first place.';
    }),
    ...inEach(`${filters}.*`, buttons, ({ id, label }, index) => {
      if (index > 0 && id !== 'all' && label && !chosen.includes(id))
        return `No service has the category "${id}", so this button would show nothing. → Choose it as the category of a service, or remove this button.`;
    }),
  ]);

/** Every service has a category, which has a filter button. */
export const categories = (content: Content) =>
  filteredLists(content).flatMap(({ list, chosen, buttons }) =>
    inEach(`${list}.*.category`, chosen, (category) => {
      const [, ...ids] = buttons.map(({ id }) => id);
      if (!category) return `No category is chosen. → Choose one of: ${ids.join(', ')}.`;
      if (!ids.includes(category))
        return `There is no category "${category}". → Write one of: ${ids.join(', ')}. For a new category write "${slugOf(category)}" here, and give it a filter button with the id "${slugOf(category)}" and the label "${category.replace(/^./, (letter) => letter.toUpperCase())}".`;
    }),
  );

/** An offer has an amount, a higher one before, and a discount; a price in words has nothing beside it. */
export function* offers({ services: { services } }: Content): Generator<Found> {
  for (const [i, { price, period, originalPrice = '', discount }] of services.entries()) {
    const [now, before] = [parsePrice(price).rupees, parsePrice(originalPrice).rupees];
    const parts = { period, 'original price': originalPrice, discount };
    const withAmount = Object.entries(parts).flatMap(([name, value]) => (value ? [name] : []));
    if (!now && withAmount.length > 0)
      yield {
        place: `services.services.${i}.price`,
        message: `A price in words has no ${withAmount.join(' and no ')}. → Delete ${withAmount.join(', ')}, or write an amount.`,
      };
    else if (!originalPrice !== !discount)
      yield {
        place: `services.services.${i}.${originalPrice ? 'originalPrice' : 'discount'}`,
        message: `An offer needs both an original price and a discount. → Add the other one, or remove this one to end the offer.`,
      };
    else if (before <= now)
      yield {
        place: `services.services.${i}.originalPrice`,
        message: `The original price ${originalPrice} is not above the price ${price}. → Write the one for the same period, above ${price}, or end the offer: without original price and discount.`,
      };
  }
}

/** A period goes on from the amount, and says no more than that. */
export const periods = ({ services: { services } }: Content) =>
  inEach('services.services.*.period', services, ({ period = '' }) => {
    if (/^(hour|day|week|month|year|project|visit|\/?(hr|wk|mo|mth|yr))s?$|GST/i.test(period))
      return `"${period}" is not a valid period. → Write / or "per", and the whole word in small letters: /month, /year, per visit. + GST belongs in the price note.`;
  });

/** The contact form offers each service, and an option besides them. */
export const lastOption = ({ services: { services }, contact }: Content) =>
  inEach('services.services.*.title', services, ({ title }) => {
    if (title === contact.otherService)
      return `"${title}" is already the last option of the contact form. → Write another title.`;
  });

/** The contact form knows a service by its slug, so no two titles share one. */
export const sharedSlugs = ({ services: { services }, home }: Content) =>
  inEach('home.homeServices.*.slug', home.homeServices, ({ slug, title }) => {
    const other = services.find((service) => service.slug === slug && service.title !== title);
    if (other)
      return `The name in links "${slug}" belongs to "${other.title}" on the services page. → Give both the same title, or write another name here.`;
  });

/** The service that fits a trade, a card of the home page or a piece of work is there. */
export function* fittingServices(content: Content): Generator<Found> {
  const slugs = content.services.services.map(({ slug }) => slug);
  for (const { path, text } of texts(content))
    if (path.endsWith('.service') && !slugs.includes(text))
      yield { place: path, message: 'This service was removed. → Choose another.' };
}
