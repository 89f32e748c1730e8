import { z } from 'zod';
import { list, pattern, slug, text, texts } from './fields.ts';

/** The colour families of cards, icon tiles and badges: tokens of tailwind.config.ts. */
const tone = z.enum(['paddy', 'teal', 'lime', 'turmeric', 'river', 'leaf']);

export const filters = list('filter buttons', z.strictObject({ id: slug, label: text(20) }), 2, 6);

/** Up to 99,99,999: groups of two after the last three. A card has room for no more. */
const RUPEES = String.raw`₹[1-9](\d{0,2}|\d?(,\d{2})?,\d{3})`;
const PRICE = RegExp(`^(Starting from )?${RUPEES}$|^[A-Z][a-z]+( [A-Za-z]+){0,3}$`);

const DURATION =
  /^([A-Z0-9][\w,&'-]{0,23}( [\w,&'-]{1,24}){0,5} )?(\d{1,3}-)?\d{1,3} (day|week|month|year)s?$|^Ongoing$/;

export const duration = pattern('duration', DURATION, 48);

export const serviceCard = {
  slug,
  category: z.string(),
  title: text(36),
  icon: z.enum(['megaphone', 'target', 'code', 'palette', 'chart', 'cart', 'globe', 'brain']),
  drawing: slug.optional(),
  gradient: tone,
};

const service = z.strictObject({
  id: z.int().positive('The id is not above 0. → Write a number that no other service has.'),
  ...serviceCard,
  ...texts({ subtitle: 45, shortDesc: 130, badge: 16 }),
  price: pattern('price', PRICE, 24),
  /** Follows an amount, in free words: /month, a year, for 3 visits. */
  period: text(16).optional(),
  priceNote: text(24).optional(),
  originalPrice: pattern('old price', RegExp(`^${RUPEES}$`)).optional(),
  /** Printed as it is, never computed from the prices. */
  discount: pattern('discount', /^[1-9]\d?% OFF$/).optional(),
  badgeColor: tone,
  /** The first three are on the card. */
  features: list('features', text(48), 3, 12),
  platforms: list('platforms', text(28), 1, 12),
  deliverables: list('deliverables', text(48), 3, 12),
  /** For our own use: never rendered. */
  processSteps: list('process steps', text(60), 1, 12),
  timeline: duration,
});

export const services = list('services (a visitor compares at most four rows)', service, 2, 12);

const scene = z.enum(['harvest', 'map', 'festival', 'phone']);
const value = z.strictObject({ drawing: scene, ...texts({ title: 32, text: 150 }) });
const values = list('value cards', value, 4, 4);

export const servicesPage = z.strictObject({
  /** `filterLabel` names the filter chips; it is not shown. */
  ...texts({ heading: 60, intro: 170, filterLabel: 36, boardHeading: 36 }),
  card: z.strictObject({
    /** After the number of features that the card leaves out: "+5 more features". */
    moreFeatures: text(24),
    ...texts({ details: 36, included: 36, deliverables: 36, platforms: 36, timeline: 36 }),
    /** Below the timeline in the details of a service. */
    quoteNote: text(80),
    /** Said before the struck-through price, and by the X; not shown. */
    ...texts({ originalPrice: 36, closeDialog: 36 }),
    // Both buttons of the dialog share a line, and leave room between them and its title.
    ...texts({ close: 16, start: 24 }),
  }),
  whyChoose: z.strictObject({ ...texts({ heading: 60, intro: 170 }), values }),
  closing: z.strictObject(texts({ heading: 60, text: 170, start: 36, chat: 36 })),
});
