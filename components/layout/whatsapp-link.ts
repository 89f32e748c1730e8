/**
 * A WhatsApp click-to-chat link: `number` with country code, digits only; `text` arrives as it is,
 * whatever it holds (half a surrogate pair, which no URL can carry, becomes U+FFFD).
 * Source: https://faq.whatsapp.com/5913398998672934
 */
export const whatsAppLink = (number: string, text: string) =>
  // Read by code points, only half a pair is a surrogate. `toWellFormed` came to browsers as late as 2023.
  `https://wa.me/${number}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
