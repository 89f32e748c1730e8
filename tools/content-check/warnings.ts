/** What the owner may keep as it is, and what must be real before the site goes public. */
import { examplesIn } from '../../content/examples.ts';
import { discountOf } from '../../content/formats.ts';
import { isTelugu } from '../../content/schema/fields.ts';
import type { Content } from '../../content/schema/files.ts';
import type { Found } from './found.ts';
import { texts } from './places.ts';

/** The discount is printed as given. The owner is told the true one. */
export function* discounts({ services: { services } }: Content): Generator<Found> {
  for (const [i, service] of services.entries()) {
    const { title, price, originalPrice, discount } = service;
    const fitting = discountOf(service);
    const advice = fitting ? `Write "${fitting}", correct a price` : 'Correct a price';
    if (discount && discount !== fitting)
      yield {
        place: `services.services.${i}.discount`,
        message: `From ${originalPrice} to ${price} is ${fitting ?? 'less than 1% OFF'}, not ${discount}. → ${advice}, or end the offer.`,
        accept: `Kept: ${title}, ${discount}, in truth ${fitting ?? 'less than 1% OFF'}`,
      };
  }
}

/**
 * WhatsApp has the number of the phone, unless that is a landline. A mobile number, which WhatsApp may know too, is written in
 * two groups of five.
 */
export function* numbers({ site: { phone, landline, chatNumber } }: Content): Generator<Found> {
  const called = phone.replace(/\D/g, '');
  const mobile = /^\+91 \d{5} \d{5}$/.test(phone) ? called : '';
  // Calls to a landline and chat on a mobile are as usual as one mobile for both.
  const isUsual = mobile ? mobile === chatNumber : called !== chatNumber;
  if (isUsual) return;
  const advice =
    mobile && landline?.replace(/\D/g, '') !== chatNumber
      ? `If that is one number, write "${mobile}" here, or correct the phone.`
      : 'One of them is a landline. Write a mobile number here, which begins with 6 to 9.';
  yield {
    place: `site.chatNumber`,
    message: `Calls reach ${phone}, and WhatsApp reaches ${chatNumber}. → ${advice}`,
    accept: `Kept: calls to ${phone}, WhatsApp to ${chatNumber}`,
  };
}

/** Accepted once a native speaker has read them. */
export const TELUGU_READ = 'Read: the texts in Telugu, by a native speaker';

/** Somebody who reads Telugu has read it. */
export function* telugu(content: Content): Generator<Found> {
  const found = texts(content).filter(({ text }) => isTelugu(text));
  if (found[0])
    yield {
      place: found[0].path,
      message: `${found.length + content.telugu.pairs.length} texts are in Telugu (npm run telugu writes a list). → Have a native speaker read them all, once.`,
      accept: TELUGU_READ,
    };
}

/** A figure is shown together with its source, or not at all. */
export function* figures({ work: { pieces } }: Content): Generator<Found> {
  for (const [i, { name, figure, source }] of pieces.entries())
    if (figure && !source)
      yield {
        place: `work.pieces.${i}.source`,
        message: `"${figure}" has no source, so it is not shown. → Write who counted it and when, or delete the figure.`,
        accept: `Kept: figure of ${name}, ${figure}`,
      };
    else if (source && !figure)
      yield {
        place: `work.pieces.${i}.figure`,
        message: `"${source}" is the source of no figure, so it is not shown. → Write the figure, or delete the source.`,
        accept: `Kept: source of ${name}, ${source}`,
      };
}

/** The photographs of cards are shown once every card beside them has one: `withPhotosOfAll`. */
export function* cardPhotos({ home, services }: Content): Generator<Found> {
  const grids = [
    { name: 'Home', place: 'home.homeServices', cards: home.homeServices },
    { name: 'Services', place: 'services.services', cards: services.services },
  ];
  for (const { name, place, cards } of grids) {
    const count = cards.filter(({ photo }) => photo).length;
    const firstWithout = cards.findIndex(({ photo }) => !photo);
    if (count > 0 && firstWithout >= 0)
      yield {
        place: `${place}.${firstWithout}.photo`,
        message: `Cards with a photograph: ${count} of ${cards.length}. All show their drawings until every card has one. → Choose one here too, or leave out the others.`,
        accept: `Kept: drawings on the cards of ${name}, ${count} of ${cards.length} with a photograph`,
      };
  }
}

/** What must be the owner's own before the site goes public. */
export function* examples(content: Content): Generator<Found> {
  for (const { text, path } of texts(content))
    for (const { example, todo, accept } of examplesIn(text))
      yield { place: path, message: `"${example}" is an example, not your own. → ${todo}`, accept };
}
