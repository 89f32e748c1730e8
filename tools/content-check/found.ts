import type { Content } from '../../content/schema/files.ts';

/** What a rule has found. */
export type Found = {
  /** The field: `services.services.0.price`. */
  place: string;
  /** What is wrong → what to do. */
  message: string;
  /** What the owner adds to content/accepted.json to keep it, if that is possible. */
  accept?: string;
};

/** Looks for one thing in a content in which every value is of its kind. */
export type Rule = (content: Content) => Iterable<Found>;

/** What `faultOf` says of each entry of a list. `place` has * for the index of the entry: `site.social.*.url`. */
export const inEach = <Entry>(
  place: string,
  entries: readonly Entry[],
  faultOf: (entry: Entry, index: number) => string | undefined,
): Found[] =>
  entries.flatMap((entry, index) => {
    const message = faultOf(entry, index);
    return message ? [{ place: place.replace('*', String(index)), message }] : [];
  });
