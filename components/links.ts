/** A WhatsApp chat with `text` written (https://faq.whatsapp.com/5913398998672934). `number` is digits, with country code. */
export const chatLink = (number: string, text: string) =>
  // Half an emoji would make `encodeURIComponent` throw. Browsers have `toWellFormed` only since 2023.
  `https://wa.me/${number}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const emailLink = (address: string) => `mailto:${address}`;

/** The id of the card of a service on the page of services. */
export const cardId = (slug: string) => `service-${slug}`;

/** Where an address leads, as people say it: instagram.com. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** Whether an address is that of a Reel or another film, and not of a website. */
export const isFilm = (address: string) =>
  /(^|\.)(instagram\.com|facebook\.com|youtube\.com|youtu\.be)$/.test(hostOf(address));
