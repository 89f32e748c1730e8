import { z } from 'zod';
import { list, pattern, text, texts } from './fields.ts';

/** Ten digits, in two or three groups. Nobody has the zeros, with which this field began. */
const phone = pattern(
  /^\+91 (?=(\d ?){10}$)([1-9]\d{1,4}|00000) \d{3,8}( \d{3,4})?$/,
)`Indian phone number. → Write +91 and its ten digits, in groups: +91 98480 12345 or +91 863 222 3344.`;

const label = text(24);
const href = pattern(
  /^(\/|https:\/\/)\S*$/,
  100,
)`address. → Write it like /services/ or https://blog.your-domain.in.`;
const link = z.strictObject({ label, href });
const column = <Min extends number>(min: Min) =>
  z.strictObject({ heading: label, links: list('links', link, min, 6) });

const social = z.strictObject({
  /** Whose icon is shown; of all others, the label says which it is. */
  network: z.enum(['facebook', 'instagram', 'linkedin', 'youtube', 'other']),
  label,
  url: pattern(/^https:\/\/([\w-]+\.)+[a-z]+(\/\S*)?$/, 100)`address. → Copy all of it, from https:// on.`,
});

const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const time = pattern(/^(1[0-2]|[1-9]):[0-5]\d [ap]m$/)`time. → Write it like 9:30 am or 7:00 pm.`;

const times = z.strictObject({ from: day, to: day.optional(), opens: time, closes: time });
const postalCode = pattern(/^[1-9]\d{5}$/)`PIN code. → Write its six digits: 522001.`;

export const site = z.strictObject({
  /** Name of the agency: header, titles, share images, legal pages. More would be cut off in the header of a phone. */
  brand: text(20),
  tagline: text(30),
  /** At the foot of the drawer. */
  label: text(36),
  /** One sentence on what the agency is, for search engines. */
  description: text(160),
  phone,
  /** Another number for calls, such as that of the office. */
  landline: phone.optional(),
  chatNumber: pattern(
    /^91([6-9]\d{9}|0{10})$/,
  )`WhatsApp number. → Write 91 and the ten digits of the mobile number, without plus and spaces: 919848012345.`,
  chatGreeting: text(160),
  chatTooltip: text(36),
  email: pattern(z.regexes.email)`email address. → Write it like hello@your-domain.in.`,
  url: pattern(
    /^https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/,
  )`website address. → Write https:// and the domain, without a slash at the end: https://www.your-domain.in.`,
  /** Where customers may come. With it, search engines list a local business. */
  address: z.strictObject({ street: text(80), city: text(30), postalCode }).optional(),
  /** A line for each row of days with the same times; `to` is left out for a single day. */
  hours: z.strictObject({ label, times: list('lines', times, 1, 7) }).optional(),
  /** Chips in the hero, and the area served. */
  cities: list('cities', text(20), 1, 10, 'more chips push the buttons off a phone'),
  /** The state: the rest of the area served. */
  region: text(30),
  navigation: list('links', link, 2, 4),
  /** Words that frame every page. Most are not shown: screen readers say them. */
  frame: z.strictObject({
    ...texts(24, 'skip', 'navigation', 'menu', 'openMenu', 'closeMenu', 'breadcrumb', 'showPath'),
    /** The round buttons at the bottom of the window, and the one of them that has no other name. */
    ...texts(24, 'shortcuts', 'scrollToTop'),
    /** Said after a filter was chosen, after its name and the number: "Development: 2 services shown". */
    servicesShown: z.strictObject(texts(24, 'one', 'other')),
  }),
  quote: z.strictObject({ header: text(16), compact: text(8), drawer: label }),
  footer: z.strictObject({
    lead: text(120),
    services: column(1),
    company: column(2),
    legal: column(2),
    social: z.strictObject({ heading: label }),
    newsletter: z.strictObject({
      heading: label,
      text: text(80),
      /** Accessible name of the field; not shown. */
      label: text(36),
      ...texts(16, 'placeholder', 'subscribe'),
    }),
    backToTop: label,
  }),
  social: list('social links', social, 0, 8),
});
