import { z } from 'zod';
import { list, message, pattern, text, tooLong } from './fields.ts';

/** Working default of the phone: no subscriber has it. Real Indian mobile numbers begin with 6 to 9. */
const phone = pattern(
  /^\+91 ([6-9]\d{4} \d{5}|00000 00000)$/,
  'Indian mobile number',
  'Write +91, a space, five digits, a space, five digits: +91 98480 12345.',
);

const chatNumber = pattern(
  /^91([6-9]\d{9}|0{10})$/,
  'WhatsApp number',
  'Write 91 and the ten digits of the mobile number, without plus and spaces: 919848012345.',
);

const webAddress = (isRight: (url: URL) => boolean, kind: string, todo: string) =>
  z
    .string()
    .max(100, tooLong(100))
    .refine((value) => URL.canParse(value) && isRight(new URL(value)), {
      error: ({ input }) => message(`"${String(input)}" is not a valid ${kind}.`, todo),
    });

const url = pattern(
  /^https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/,
  'website address',
  'Write https:// and the domain, without a slash at the end: https://www.your-domain.in.',
);

/** A network's own domain, so that the Facebook icon does not lead to Instagram. */
const social = <Network extends string>(network: Network) =>
  z.strictObject({
    network: z.literal(network),
    label: text(24),
    url: webAddress(
      ({ protocol, hostname }) => protocol === 'https:' && `.${hostname}`.endsWith(`.${network}.com`),
      `${network}.com address`,
      `Copy the address of your page there: https://www.${network}.com/your-name.`,
    ),
  });

const label = text(24);
const link = z.strictObject({ label, href: z.string() });
const column = <Min extends number>(min: Min) =>
  z.strictObject({ heading: label, links: list('links', link, min, 6) });

export const site = z.strictObject({
  /** Name of the agency: header, titles, share images, legal pages. More would be cut off in the header of a phone. */
  brand: text(20),
  /** Under the brand. */
  tagline: text(30),
  /** Label at the foot of the drawer. */
  label: text(36),
  /** One sentence on what the agency is, for search engines. */
  description: text(160),
  /** As people read it. */
  phone,
  /** The WhatsApp number: country code and number, digits only. */
  chatNumber,
  /** What the WhatsApp buttons write into the chat. */
  chatGreeting: text(160),
  /** What the WhatsApp button says when the pointer rests on it. */
  chatTooltip: text(36),
  email: z
    .email({
      error: ({ input }) =>
        message(`"${String(input)}" is not a valid email address.`, 'Write it like hello@your-domain.in.'),
    })
    .max(60, tooLong(60)),
  /** Address of the site, with https and without a slash at the end. */
  url,
  /** Postal address, once there is a real one: makes the agency a local business for search engines. */
  address: z
    .strictObject({
      street: text(80),
      city: text(30),
      postalCode: pattern(/^[1-9]\d{5}$/, 'PIN code', 'Write its six digits: 522001.'),
    })
    .optional(),
  /** Chips in the hero, and the area served. */
  cities: list('cities', text(20), 1, 10, 'more chips push the buttons off a phone'),
  /** The state: the rest of the area served. */
  region: text(30),
  navigation: list('links', link, 2, 4),
  /** Words that frame every page. Most are not shown: screen readers say them. */
  frame: z.strictObject({
    /** The first stop of the Tab key: past the header, to the content. */
    skip: label,
    /** Names the links of the header. */
    navigation: label,
    /** Names the menu of narrow screens. */
    menu: label,
    /** Names of the two buttons of the menu, each of which holds the word in `menu`. */
    openMenu: label,
    closeMenu: label,
    /** Names the way from Home to the page, above its heading. */
    breadcrumb: label,
    /** Shows the middle of a long breadcrumb. */
    showPath: label,
    /** Names the round buttons at the bottom of the window. */
    shortcuts: label,
    /** The round button at bottom left; the button in the footer needs another name. */
    scrollToTop: label,
    /** Said after a filter was chosen, after its name and the number: "Development: 2 services shown". */
    servicesShown: z.strictObject({ one: label, other: label }),
  }),
  /** Buttons that lead to the contact page. */
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
      /** Grey text in the empty field. */
      placeholder: text(16),
      subscribe: text(16),
    }),
    backToTop: label,
  }),
  social: list(
    'social links',
    z.discriminatedUnion('network', [
      social('facebook'),
      social('instagram'),
      social('linkedin'),
      social('youtube'),
    ]),
    1,
    4,
  ),
});

export type Link = z.infer<typeof link>;
export type Site = z.infer<typeof site>;
