/** All rules between entries and between files. What a single field must be, its schema says: content/schema/. */
import { pairFaults } from '../telugu/pairs.ts';
import { claims } from './claims.ts';
import type { Rule } from './found.ts';
import { questions } from './questions.ts';
import { answering, openingHours, profiles, visibleWork, wordsOfWork } from './rules/agency.ts';
import { links, longTitles, missingLinks, pageEntries, shareImages } from './rules/pages.ts';
import {
  categories,
  filters,
  fittingServices,
  lastOption,
  offers,
  periods,
  sharedSlugs,
} from './rules/services.ts';
import { describedPhotos, promises, repeats, storedKeys } from './rules/texts.ts';
import { cardPhotos, discounts, examples, figures, numbers, telugu } from './warnings.ts';

/** What they find is told of every entry. */
export const rulesForAll: Rule[] = [repeats, filters, categories, describedPhotos];

/** What they find is told only of entries without an error of their own, because it may follow from that. */
export const rulesForValid: Rule[] = [
  offers,
  periods,
  lastOption,
  sharedSlugs,
  fittingServices,
  openingHours,
  profiles,
  visibleWork,
  wordsOfWork,
  answering,
  pageEntries,
  links,
  missingLinks,
  longTitles,
  shareImages,
  promises,
  storedKeys,
  pairFaults,
];

/** What the owner is asked, by the kind of what they find; of entries without any error. */
export const asked = {
  warning: [numbers, telugu, questions, figures, cardPhotos],
  claim: [claims],
  discount: [discounts],
  example: [examples],
} satisfies Record<string, Rule[]>;
