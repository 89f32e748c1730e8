/** What must be true of opening hours, profiles, work and people. */
import { clock24 } from '../../../content/formats.ts';
import type { Content } from '../../../content/schema/files.ts';
import { inEach } from '../found.ts';

/** Closing comes after opening. */
export const openingHours = ({ site: { hours } }: Content) =>
  inEach('site.hours.times.*.closes', hours?.times ?? [], ({ opens, closes }) => {
    if (clock24(opens) >= clock24(closes)) return `${closes} is not after ${opens}. → Correct am or pm.`;
  });

/** The address of a profile is one of its network. */
export const profiles = ({ site: { social } }: Content) =>
  inEach('site.social.*.url', social, ({ network, url }) => {
    // Threads has both addresses.
    const end = network === 'threads' ? '(com|net)' : 'com';
    const isThere = RegExp(`^https://([\\w-]+\\.)*${network}\\.${end}(/|$)`).test(url);
    if (network !== 'other' && !isThere)
      return `"${url}" is not an address of ${network}.com. → Copy that of your page there, or choose "other" as the network.`;
  });

/** There is something to see of every piece of work. */
export const visibleWork = ({ work }: Content) =>
  inEach('work.pieces.*.link', work.pieces, ({ photo, link }) => {
    if (!photo && !link)
      return 'There is nothing to see of this piece of work. → Add a photograph, or the address of the Reel or website.';
  });

/** The piece of work that words of a customer belong to is there. */
export const wordsOfWork = ({ work, about }: Content) =>
  inEach('about.customers.items.*.work', about.customers.items, (customer) => {
    if (customer.work && !work.pieces.some(({ id }) => id === customer.work))
      return 'This piece of work was removed. → Choose another, or none.';
  });

/** One person at most answers enquiries. */
export const answering = ({ people: { people } }: Content) =>
  inEach('people.people.*.answers', people, (person) => {
    const first = people.find(({ answers }) => answers);
    if (person.answers && person !== first)
      return `"${first!.name}" answers enquiries already, and the contact form has room for one. → Take the tick away from one of them.`;
  });
