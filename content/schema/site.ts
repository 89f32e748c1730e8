import { z } from 'zod';
import { list, pattern, text, texts } from './fields.ts';

/** Ten digits, in two or three groups. Nobody has the zeros, with which this field began. */
const PHONE = /^\+91 (?=(\d ?){10}$)([1-9]\d{1,3}|[6-9]\d{4}|00000) \d{3,8}( \d{3,4})?$/;
const phone = pattern('Indian phone number', PHONE);

const label = text(24);
const link = z.strictObject({ label, href: z.string() });
const column = <Min extends number>(min: Min) =>
  z.strictObject({ heading: label, links: list('links', link, min, 6) });

const OTHER = "{ network: 'other', label: 'Threads', url: 'https://www.threads.com/@your-name' }";
const NETWORKS = `facebook, instagram, linkedin or youtube. For another network copy the example ${OTHER}`;
const network = z.enum(['facebook', 'instagram', 'linkedin', 'youtube', 'other']).meta({ kind: NETWORKS });
const url = pattern('address of a profile', /^https:\/\/([\w-]+\.)+[a-z]+(\/\S*)?$/, 100);
const social = z.strictObject({ network, label, url });

const postalCode = pattern('PIN code', /^[1-9]\d{5}$/);
const ADDRESS = "an address, for example { street: '1 Example Road', city: 'Guntur', postalCode: '522001' }";
const address = z.strictObject({ ...texts({ street: 80, city: 30 }), postalCode }).meta({ kind: ADDRESS });

const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const time = pattern('time of day', /^(1[0-2]|[1-9]):[0-5]\d [ap]m$/);
const row = z.strictObject({ from: day, to: day.optional(), opens: time, closes: time });
const HOURS = "{ label: 'Open', times: [{ from: 'Monday', opens: '9:30 am', closes: '7:00 pm' }] }";
const hours = z.strictObject({ label, times: list('lines', row, 1, 7) }).meta({ kind: `hours: ${HOURS}` });

export const site = z.strictObject({
  /** Name of the agency: header, titles, share images, legal pages. More would be cut off in the header of a phone. */
  brand: text(20),
  /** `label` is at the foot of the drawer, and `description` is for search engines: one sentence on the agency. */
  ...texts({ tagline: 30, label: 36, description: 160 }),
  phone,
  landline: phone.optional(),
  chatNumber: pattern('WhatsApp number', /^91([6-9]\d{9}|0{10})$/),
  ...texts({ chatGreeting: 160, chatTooltip: 36 }),
  email: pattern('email address', z.regexes.email),
  url: pattern('website address', /^https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/),
  address: address.optional(),
  /** A line for each row of days with the same times; `to` is left out for a single day. */
  hours: hours.optional(),
  /** Chips in the hero; they and the state, `region`, are the area served. */
  cities: list('cities (more chips push the buttons off a phone)', text(20), 1, 10),
  region: text(30),
  navigation: list('links', link, 2, 4),
  /** Words that frame every page. Most are not shown: screen readers say them. */
  frame: z.strictObject({
    ...texts({ skip: 24, navigation: 24, breadcrumb: 24, showPath: 24 }),
    ...texts({ menu: 24, openMenu: 24, closeMenu: 24 }),
    /** The round buttons at the bottom of the window, and the one of them that has no other name. */
    ...texts({ shortcuts: 24, scrollToTop: 24 }),
    /** Said after a filter was chosen, after its name and the number: "Development: 2 services shown". */
    servicesShown: z.strictObject(texts({ one: 24, other: 24 })),
  }),
  quote: z.strictObject(texts({ header: 16, compact: 8, drawer: 24 })),
  footer: z.strictObject({
    ...texts({ lead: 120, backToTop: 24 }),
    services: column(1),
    company: column(2),
    legal: column(2),
    social: z.strictObject({ heading: label }),
    /** `label` is the accessible name of the field; it is not shown. */
    newsletter: z.strictObject(texts({ heading: 24, text: 80, label: 36, placeholder: 16, subscribe: 16 })),
  }),
  social: list('social links', social, 0, 8),
});
