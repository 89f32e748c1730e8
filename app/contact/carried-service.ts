/** A service that a visitor may choose: its slug is for links, its title for the form. */
export type Carriable = { slug: string; title: string };

const KEY = 'service';

/** A plain link to the contact form that carries a choice: works before hydration, copied, in a campaign. */
export const contactHref = (slug: string) => `/contact/#${KEY}=${slug}`;

/** The title chosen by a fragment such as `#service=web-design-development`; undefined if it is none of ours. */
export function serviceInFragment(fragment: string, services: readonly Carriable[]) {
  const slug = new URLSearchParams(fragment.replace(/^#/, '')).get(KEY);
  return services.find((service) => service.slug === slug)?.title;
}

/** The title carried by the navigation state of a history entry; undefined if it is none of ours. */
export function serviceInState(state: unknown, services: readonly Carriable[]) {
  if (typeof state !== 'object' || state === null || !('selectedService' in state)) return undefined;
  return services.find(({ title }) => title === state.selectedService)?.title;
}
