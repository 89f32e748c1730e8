/** Where links lead that say more than an address. */

/**
 * A WhatsApp click-to-chat link: `number` with country code, digits only; `text` arrives as it is,
 * whatever it holds (half a surrogate pair, which no URL can carry, becomes U+FFFD).
 * Source: https://faq.whatsapp.com/5913398998672934
 */
export const chatLink = (number: string, text: string) =>
  // Read by code points, only half a pair is a surrogate. `toWellFormed` came to browsers as late as 2023.
  `https://wa.me/${number}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

/** Calls `phone`, however it is spaced. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const emailLink = (address: string) => `mailto:${address}`;

/** The contact form with a service chosen: a plain link, so it works before hydration, copied, and in a campaign. */
export const contactHref = (slug: string) => `/contact/#service=${slug}`;
