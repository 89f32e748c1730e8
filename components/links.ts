/** A WhatsApp chat with `text`, whole (https://faq.whatsapp.com/5913398998672934); `number` is digits, with country code. */
export const chatLink = (number: string, text: string) =>
  // Read by code points, only half a pair is a surrogate. `toWellFormed` came to browsers as late as 2023.
  `https://wa.me/${number}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const emailLink = (address: string) => `mailto:${address}`;

/** The contact form with a service chosen: a plain link, so it works before hydration, copied, and in a campaign. */
export const contactHref = (slug: string) => `/contact/#service=${slug}`;

/** The card of a service, which `app/services/service-card.tsx` gives this id. */
export const serviceHref = (slug: string) => `/services/#service-${slug}`;
