/** Where photographs are, in the project folder. */
export const PHOTOS = 'content/photos';

/** In bytes, of a file that becomes a photograph. */
export const LARGEST_FILE = 40_000_000;

/** A photograph as content has it. `x` and `y`: the point that stays in view where it is cut, in per cent from the left and from the top. */
export type Photo = { file: string; shows: string; x?: number; y?: number };

type Card = { photo?: Photo; isDraft?: boolean };

/**
 * The cards beside each other as pages show them: their photographs once every card that is published has one. Until then all
 * have their drawing: photographs and drawings side by side look broken.
 */
export const withPhotosOfAll = <AnyCard extends Card>(cards: AnyCard[]): AnyCard[] =>
  cards.every(({ photo, isDraft }) => photo ?? isDraft)
    ? cards
    : cards.map((card) => ({ ...card, photo: undefined }));

const FILE = /^[a-z0-9-]+\.jpg$/;

/** The photographs that `content` shows, each with its path: services.services.0.photo. */
export function photosIn(content: unknown, path: string[] = []): (Photo & { path: string })[] {
  if (typeof content !== 'object' || content === null) return [];
  const photo = content as Photo;
  if (typeof photo.file === 'string' && FILE.test(photo.file)) return [{ ...photo, path: path.join('.') }];
  return Object.entries(content).flatMap(([key, value]) => photosIn(value, [...path, key]));
}
