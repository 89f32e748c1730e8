import { z } from 'zod';
import type { Site } from '../../../content/site.ts';
import { list, message, pattern, text, tooLong } from '../fields.ts';

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
const social = <Network extends Site['social'][number]['network']>(network: Network) =>
  z.strictObject({
    network: z.literal(network),
    label: text(24),
    url: webAddress(
      ({ protocol, hostname }) => protocol === 'https:' && `.${hostname}`.endsWith(`.${network}.com`),
      `${network}.com address`,
      `Copy the address of your page there: https://www.${network}.com/your-name.`,
    ),
  });

const links = (min: number, max: number) =>
  list('links', z.strictObject({ label: text(24), href: z.string() }), min, max);

const column = (min: number) => z.strictObject({ heading: text(24), links: links(min, 6) });
const label = text(24);

const site = z.strictObject({
  // More would be cut off in the header of a phone.
  brand: text(20),
  tagline: text(30),
  label: text(36),
  description: text(160),
  phone,
  chatNumber,
  chatGreeting: text(160),
  chatTooltip: text(36),
  email: z
    .email({
      error: ({ input }) =>
        message(`"${String(input)}" is not a valid email address.`, 'Write it like hello@your-domain.in.'),
    })
    .max(60, tooLong(60)),
  url,
  address: z
    .strictObject({
      street: text(80),
      city: text(30),
      postalCode: pattern(/^[1-9]\d{5}$/, 'PIN code', 'Write its six digits: 522001.'),
    })
    .optional(),
  region: text(30),
  cities: list('cities', text(20), 1, 10, 'more chips push the buttons off a phone'),
  navigation: links(2, 4),
  frame: z.strictObject({
    skip: label,
    navigation: label,
    menu: label,
    openMenu: label,
    closeMenu: label,
    breadcrumb: label,
    showPath: label,
    shortcuts: label,
    scrollToTop: label,
    servicesShown: z.strictObject({ one: label, other: label }),
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
      label: text(36),
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
}) satisfies z.ZodType<Site>;

export const siteFile = z.strictObject({ site });
