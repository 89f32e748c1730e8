import type { ReactNode } from 'react';
import { Words } from '@/components/ui/words';
import { hero } from '@/content';

/** The texts that are seen in the page. The others are announced, or are options, and stay text. */
const SEEN = ['make', 'heading', 'festivalLabel', 'formatLabel', 'share', 'save'] as const;

type Seen = (typeof SEEN)[number];

export type SignWords = Omit<typeof hero.sign, Seen> & Record<Seen, ReactNode>;

/** The words of the sign, for an island. */
export function signWords(): SignWords {
  const seen = SEEN.map((name) => [name, <Words key={name} text={hero.sign[name]} />]);
  return { ...hero.sign, ...(Object.fromEntries(seen) as Record<Seen, ReactNode>) };
}
