/** Links to places in pages. It reads the content, so islands get these addresses as props. */
import { pages } from '../content/index.ts';
import { cardId } from './links.ts';

/** The contact form with a service chosen. As a plain link it works before hydration, and when it is copied. */
export const contactHref = (slug: string) => `${pages.contact.path}#service=${slug}`;

/** The card of a service on the page of services. */
export const serviceHref = (slug: string) => `${pages.services.path}#${cardId(slug)}`;
