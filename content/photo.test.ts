import { withPhotosOfAll } from './photo.ts';

const photo = { file: 'shop.jpg', shows: 'A shop' };
const shown = (...cards: Parameters<typeof withPhotosOfAll>[0]) =>
  withPhotosOfAll(cards).map((card) => Boolean(card.photo));

test('cards show photographs once each that is published has one', () => {
  expect(shown({ photo }, {})).toEqual([false, false]);
  expect(shown({ photo }, { photo, isDraft: true }, {})).toEqual([false, false, false]);
  expect(shown({ photo }, { photo })).toEqual([true, true]);
  expect(shown({ photo }, { isDraft: true })).toEqual([true, false]);
});
