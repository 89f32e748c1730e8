/** How long texts that share a page may be together: every page with its own styles has to fit in 18 kB, compressed. */
import type { Content, Finding } from './content.ts';
import { texts } from './walk.ts';

/** Fields that no page shows, or that are words for the machine. */
const NOT_COUNTED = 'id slug category path href url network icon gradient badgeColor processSteps'.split(' ');

/** What each exported part may have, in characters. */
export const totals = {
  site: 1000,
  hero: 520,
  homeServices: 1200,
  homeSections: 700,
  processSteps: 1500,
  services: 5440,
  servicesPage: 1140,
  about: 6000,
  privacy: 6000,
  terms: 6000,
} satisfies Partial<Record<keyof Content, number>>;

/** The texts of a part that its total counts, in the order of the file. */
export const countedTexts = (part: unknown) =>
  [...texts(part)].filter(({ path }) => !path.some((key) => NOT_COUNTED.includes(String(key))));

/** Characters as Zod counts them: an emoji is one. */
export const lengthOf = (part: unknown) =>
  countedTexts(part).reduce((sum, { text }) => sum + [...text].length, 0);

const inEnglish = new Intl.NumberFormat('en-IN');

/** Every part whose texts are too long together. */
export function* tooLongTogether(content: Content): Iterable<Finding> {
  for (const [part, limit] of Object.entries(totals)) {
    const total = lengthOf(content[part as keyof typeof totals]);
    if (total > limit)
      yield {
        path: [part],
        what: `All texts in "${part}" together have ${inEnglish.format(total)} characters; the limit is ${inEnglish.format(limit)}.`,
        todo: `Shorten some of them, by ${inEnglish.format(total - limit)} in all: a heavier page opens late on a phone. The limit is set in tools/content-check/totals.ts.`,
      };
  }
}
