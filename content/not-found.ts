export type NotFound = {
  heading: string;
  text: string;
  /** Stands before the links to the real pages. */
  linksIntro: string;
};

export const notFound = {
  heading: 'This channel leads nowhere',
  text: 'The Krishna splits into many arms before it meets the sea, and you have followed one that dries up. The page was moved, or the address holds a typing mistake.',
  linksIntro: 'These channels carry water:',
} as const satisfies NotFound;
