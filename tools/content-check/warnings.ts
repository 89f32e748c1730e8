/** What the staff should know and may leave as it is. */
import { rupees } from '../../content/rupees.ts';
import type { Content } from '../../content/schema/files.ts';
import { CHARACTERS } from '../characters.ts';
import type { Finding } from './content.ts';
import { texts } from './walk.ts';

/** The given text is printed; the staff learn the true figure, rounded down so that it never promises too much. */
function* discounts({ services }: Content): Iterable<Finding> {
  for (const [i, { price, originalPrice, discount }] of services.entries()) {
    const [now, before] = [rupees(price), rupees(originalPrice)];
    if (!now || !before) continue;
    const saved = Math.floor(((before - now) * 100) / before);
    if (saved !== parseInt(discount))
      yield {
        path: ['services', i, 'discount'],
        what: `${discount} does not match the prices: from ${originalPrice} to ${price.replace(/^Starting from /, '')} is ${saved}% off.`,
        todo: `Write '${saved}% OFF', or correct a price. The page shows it as written.`,
      };
  }
}

/**
 * The Advertising Standards Council of India asks that claims can be proved (ASCI Code, chapter I,
 * 1.1: https://www.ascionline.in/the-asci-code/).
 */
const CLAIMS: [claim: RegExp, proof: string][] = [
  [/#1(?!\d)|\bno\. ?1\b|\bnumber one\b|\bleading\b|\bcheapest\b/i, 'a comparison with all others'],
  [/\bmost popular\b|\bbest value\b|\bhigh roi\b/i, 'your own sales figures'],
  [/\d+(\.\d+)?%(?! OFF)|\b\d+\+|\bunder \ds\b/, 'figures of your own projects'],
  [/24\/7|\bround the clock\b/i, 'somebody who answers at any hour'],
  [/\bfree\b/i, 'nothing is charged for it, now or later'],
  [/\bproven\b|\bguaranteed\b/i, 'results you may show'],
  [/\bwithin (\d+ (minutes|hours)|minutes)\b/i, 'you keep this time'],
];

function* claims(content: Content): Iterable<Finding> {
  const all = [...texts(content)];
  for (const [claim, proof] of CLAIMS) {
    const places = all.filter(({ text }) => claim.test(text));
    const [first] = places;
    if (!first) continue;
    const words = new Set(places.map(({ text }) => `"${claim.exec(text)?.[0]}"`));
    const others = places.length > 1 ? ` It is in ${places.length} places; this is the first.` : '';
    yield {
      path: first.path,
      what: `Advertising rules (ASCI) ask for proof of ${[...words].join(', ')}.${others}`,
      todo: `Have the proof ready (${proof}), or say less.`,
    };
  }
}

const isShown = (character: string, isTelugu: boolean) =>
  CHARACTERS.includes(character) || (isTelugu && /[\p{Script=Telugu}\u200c\u200d]/u.test(character));

function* characters(content: Content): Iterable<Finding> {
  for (const { text, path } of texts(content)) {
    const foreign = new Set([...text].filter((character) => !isShown(character, path.includes('te'))));
    if (foreign.size > 0)
      yield {
        path,
        what: `The fonts of this site do not have ${[...foreign].join(' ')}, so each device shows its own.`,
        todo: 'Write it another way, or add it to tools/characters.ts and run: npm run fonts',
      };
  }
}

export const warnings = (content: Content): Finding[] => [
  ...discounts(content),
  ...claims(content),
  ...characters(content),
];
