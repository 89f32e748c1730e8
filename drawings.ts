import type { gradients } from './tailwind.config.ts';

type Drawing = {
  /** A file of public/drawings/, or a view of one. */
  src: string;
  width: number;
  height: number;
};

const square = { width: 160, height: 160 };
const plant = { width: 64, height: 80 };
const riverside = { width: 1600, height: 360 };

/**
 * The drawings that content may choose, each with its sky; on a card the sky is the gradient of the card's service. What a
 * drawing shows is in the square at the right end of its file. The rest goes on to the left, and above, as far as a wide or
 * a tall place needs.
 */
export const choosable = {
  rickshaw: { src: '/drawings/rickshaw.svg', gradient: 'teal', ...square },
  'pinned-shop': { src: '/drawings/pinned-shop.svg', gradient: 'river', ...square },
  'web-shop': { src: '/drawings/web-shop.svg', gradient: 'teal', ...square },
  'sign-painter': { src: '/drawings/sign-painter.svg', gradient: 'river', ...square },
  'chilli-sacks': { src: '/drawings/chilli-sacks.svg', gradient: 'paddy', ...square },
  parcel: { src: '/drawings/parcel.svg', gradient: 'teal', ...square },
  'sales-slips': { src: '/drawings/sales-slips.svg', gradient: 'leaf', ...square },
  'tea-stall': { src: '/drawings/tea-stall.svg', gradient: 'paddy', ...square },
  'sketch-and-phone': { src: '/drawings/sketch-and-phone.svg', gradient: 'teal', ...square },
  kite: { src: '/drawings/kite.svg', gradient: 'river', ...square },
  harvest: { src: '/drawings/harvest.svg', gradient: 'leaf', ...square },
  'filmed-sweets': { src: '/drawings/filmed-sweets.svg', gradient: 'river', ...square },
  'tiffin-shop': { src: '/drawings/tiffin-shop.svg', gradient: 'turmeric', ...square },
  coast: { src: '/drawings/coast.svg', gradient: 'teal', ...square },
} as const satisfies Record<string, Drawing & { gradient: keyof typeof gradients }>;

/** Every drawing of the site, called what it shows. */
export const drawings = {
  ...choosable,
  street: { src: '/drawings/street.svg', width: 1176, height: 314 },
  shops: { src: '/drawings/street.svg#shops', ...square },
  sea: { src: '/drawings/coast.svg#sea', width: 400, height: 134 },
  towns: { src: '/drawings/coast.svg#towns', ...square },
  riverside: { src: '/drawings/riverside.svg', ...riverside },
  'shop-by-night': { src: '/drawings/shop-by-night.svg', width: 1080, height: 1120 },
  'lit-bulbs': { src: '/drawings/riverside.svg#lit', width: 248, height: 104 },
  'lit-shop': { src: '/drawings/riverside.svg#open', width: 320, height: 260 },
  'saree-shop': { src: '/drawings/riverside.svg#shop', width: 244, height: 180 },
  'growth-word': { src: '/drawings/growth-word.svg', width: 600, height: 724 },
  seedling: { src: '/drawings/paddy.svg#seedling', ...plant },
  'young-paddy': { src: '/drawings/paddy.svg#young', ...plant },
  'tall-paddy': { src: '/drawings/paddy.svg#tall', ...plant },
  'ripe-paddy': { src: '/drawings/paddy.svg#ripe', ...plant },
  'process-river': { src: '/drawings/process-river.svg', width: 1200, height: 88 },
  stream: { src: '/drawings/stream.svg', width: 84, height: 252 },
  'dry-channel': { src: '/drawings/dry-channel.svg', width: 1041, height: 360 },
  'dry-channel-wide': { src: '/drawings/dry-channel-wide.svg', width: 3202, height: 612 },
} satisfies Record<string, Drawing>;

export type ChoosableDrawing = keyof typeof choosable;
export type DrawingName = keyof typeof drawings;
