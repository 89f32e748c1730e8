import { contact } from '../../content/contact.ts';
import { homeServices } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { PATHS } from '../../content/schema/pages.ts';
import { serviceCategories, services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { edit, type Edit } from './edits.cases.ts';
import { COMMON_SLIPS } from './source.ts';

/** An edit that stops the build, and all that is then said: where (without the line), what, what to do. */
export type BadEdit = Edit & { place: string; what: string; todo: string };

const [first, second] = services;
const service = `content/services.ts: services › "${first.title}"`;
const homeService = `content/home.ts: homeServices › "${homeServices[0].title}"`;
const facebook = site.social.find(({ network }) => network === 'facebook')?.label;
const categories = serviceCategories.slice(1).map(({ id }) => id);

const PRICE = 'Write the rupee sign and the amount with Indian commas: ₹15,000 or Starting from ₹6,000.';
const ADDRESS = 'Write https:// and the domain, without a slash at the end: https://www.your-domain.in.';
const ONE_OF_TWO = 'Change or remove one of the two.';
const LIMIT = 'The limit is set in content/schema/.';

/** A title that is as long as may be without the brand. */
const TITLE = `${'A'.repeat(20)} ${'B'.repeat(23)} ${'C'.repeat(14)}`;
const CATEGORY = /\{\s+id: 'marketing',/;
const ABOUT = /\{\s+label: '[^']*',\s+href: '\/about\/',?\s+\}/;
const START = 'content/home.ts: hero › start';

const bad = (place: string, what: string, todo: string, ...row: Parameters<typeof edit>): BadEdit => ({
  place,
  what,
  todo,
  ...edit(...row),
});

// prettier-ignore
export const badEdits: BadEdit[] = [
  // Forms.
  bad(`${service} › price`, '"15,000" is not a valid price.', PRICE, 'services.ts', "price: '15,000'"),
  bad(`${service} › discount`, '"43 percent" is not a valid discount.', 'Write it like 40% OFF.', 'services.ts', "discount: '43 percent'"),
  bad(`${service} › timeline`, '"soon" is not a valid duration.', 'End with a number and days, weeks or months: 2-4 weeks. Or write Ongoing.', 'services.ts', "timeline: 'soon'", /timeline: '.*\d.*'/),
  bad(`${service} › slug`, '"Video films" is not a valid slug.', 'Write small letters, digits and single hyphens: web-design-development.', 'services.ts', "slug: 'Video films'"),
  bad('content/site.ts: site › phone', '"+1 202 555 0100" is not a valid Indian mobile number.', 'Write +91, a space, five digits, a space, five digits: +91 98480 12345.', 'site.ts', "phone: '+1 202 555 0100'"),
  bad('content/site.ts: site › chatNumber', '"+91 98480 12345" is not a valid WhatsApp number.', 'Write 91 and the ten digits of the mobile number, without plus and spaces: 919848012345.', 'site.ts', "chatNumber: '+91 98480 12345'"),
  bad('content/site.ts: site › email', '"hello at example.com" is not a valid email address.', 'Write it like hello@your-domain.in.', 'site.ts', "email: 'hello at example.com'"),
  bad('content/site.ts: site › url', '"https://www.example.com/" is not a valid website address.', ADDRESS, 'site.ts', "  url: 'https://www.example.com/'"),
  bad(`content/site.ts: site › social › "${facebook}" › url`, '"https://www.instagram.com/apgrowth/" is not a valid facebook.com address.', 'Copy the address of your page there: https://www.facebook.com/your-name.', 'site.ts', "'https://www.instagram.com/apgrowth/'", /'https:\/\/www\.facebook\.com\/.*'/),
  bad('content/pages.ts: pages › about › path', 'The address of a page cannot change.', "Write '/about/' again.", 'pages.ts', "path: '/about-us/'", /path: '\/about\/'/),

  // Words and kinds of value.
  bad(`${service} › period`, '"/week" is not one of the words allowed here.', 'Write one of: /month, /project.', 'services.ts', "    period: '/week'"),
  bad(`${service} › price`, 'Expected a text between quotes.', 'See how the other entries write it.', 'services.ts', 'price: 15000', /price: '.*'/),
  bad(`${service} › badge`, 'This field is missing.', 'Write it as the other entries do.', 'services.ts', '', /badge: '.*',/),
  bad(service, 'There is no field called "bagde".', 'Correct the name: see how the other entries spell it.', 'services.ts', "badge: 'New', bagde: 'New'"),

  // Typing.
  bad('content/services.ts', 'Creative has no quotes around it.', "Write 'Creative'.", 'services.ts', 'badge: Creative', /badge: '.*'/),
  bad('content/services.ts', '"badge" is there twice in one entry.', 'Keep one of the two lines.', 'services.ts', "badge: 'Creative',\n    badge: 'New'"),
  bad('content/services.ts', 'The file cannot be read here: Unterminated string literal.', COMMON_SLIPS, 'services.ts', "badge: 'Creative"),
  bad('content/services.ts', "The file cannot be read here: ',' expected.", COMMON_SLIPS, 'services.ts', "badge: 'What's new'"),

  // Texts.
  bad(START, 'The text is empty.', 'Write a text, or undo the edit.', 'home.ts', "start: ' '"),
  bad(START, 'The text begins or ends with a space.', 'Remove the space.', 'home.ts', "start: 'Start '"),
  bad(START, 'There are two spaces in a row.', 'Remove one of them.', 'home.ts', "start: 'Start  now'"),
  bad(START, 'The text contains a line break or a tab.', 'Write it on one line; the page wraps lines by itself.', 'home.ts', "start: 'Start\\nnow'"),
  bad(START, 'This looks like a placeholder.', 'Write the real text.', 'home.ts', "start: 'Call {phone}'"),
  bad(START, 'The text contains HTML, which would appear on the page as typed.', 'Remove everything from < to >.', 'home.ts', "start: 'Start <b>now</b>'"),
  bad('content/home.ts: hero › headline › number 2', 'A word of more than 24 letters does not fit on a phone.', 'Split it with a space or a hyphen.', 'home.ts', "headline: ['Against', 'Antidisestablishmentarianism']", /headline: \[.*\]/),
  bad(`${service} › shortDesc`, 'The text has 133 characters; the limit is 130.', `Shorten it by 3. ${LIMIT}`, 'services.ts', `shortDesc: '${'Reels '.repeat(22)}.'`),
  bad('content/pages.ts: pages › home › description', 'The description has 17 characters, and a search result needs at least 70.', 'Say more: for whom, what, where.', 'pages.ts', "description: 'This is our site.'"),
  bad('content/pages.ts: pages › home › title', `With the brand the title has ${62 + site.brand.length} characters, and search results show 60.`, `Shorten it by ${site.brand.length + 2}.`, 'pages.ts', `home: ${JSON.stringify({ ...pages.home, title: TITLE, shareAlt: TITLE })},`, /home: \{[^}]*\},/),

  // Limits of lists.
  bad(`${service} › features`, 'Expected exactly 8 features, found 7.', `Add 1. ${LIMIT}`, 'services.ts', 'features: [', /features: \[\s*'.*',/),
  bad('content/site.ts: site › cities', 'Expected 1 to 10 cities, found 11: more chips push the buttons off a phone.', `Remove 1. ${LIMIT}`, 'site.ts', `cities: [${'ABCDEFGHIJK'.replace(/./g, "'$&pur', ")}]`, /cities: \[.*\]/),

  // Rules between entries and files.
  bad('content/privacy.ts: privacy › sections', 'The privacy page does not name "theme-mode", which the site keeps in the visitor\'s browser.', "Add { key: 'theme-mode', text: 'holds ...' } to the entries of a section.", 'privacy.ts', "key: 'theme'", /key: 'theme-mode'/),
  bad(`${service} › originalPrice`, `The struck-through price ${first.originalPrice} is not above the price ₹99,99,999.`, 'Correct one of the two.', 'services.ts', "price: '₹99,99,999'"),
  bad(`${service} › platforms › number 3`, 'The text "Canva" is used twice.', ONE_OF_TWO, 'services.ts', "platforms: ['Canva', 'Figma', 'Canva']", /platforms: \[[^\]]*\]/),
  bad(`content/services.ts: services › "${second.title}" › id`, `The id "${second.id}" is used twice.`, ONE_OF_TWO, 'services.ts', `id: ${second.id}`, /id: \d+/),
  bad(`content/services.ts: services › "${second.title}" › slug`, `The slug "${second.slug}" is used twice.`, ONE_OF_TWO, 'services.ts', `slug: '${second.slug}'`),
  bad('content/not-found.ts: notFound › description', `The description "${pages.terms.description}" is used twice.`, ONE_OF_TWO, 'not-found.ts', `description: '${pages.terms.description}'`),
  bad(`${service} › category`, 'There is no category "branding".', `Write one of: ${categories.join(', ')}. Or add it to serviceCategories.`, 'services.ts', "category: 'branding'"),
  bad('content/services.ts: serviceCategories › "Films"', 'No service has the category "films", so this button would show nothing.', 'Give the category to a service in services, or remove the button.', 'services.ts', "{ id: 'films', label: 'Films' },\n  { id: 'marketing',", CATEGORY),
  bad(`${homeService} › slug`, `The slug "${second.slug}" belongs to "${second.title}" in content/services.ts.`, 'Write another slug here, or give both the same title.', 'home.ts', `slug: '${second.slug}'`),
  bad(`content/services.ts: services › "${contact.otherService}" › title`, `"${contact.otherService}" is already the last option of the contact form.`, 'Write another title.', 'services.ts', `slug: 'other',\n    category: '${first.category}',\n    title: '${contact.otherService}'`, /slug: '.*',\n {4}category: '.*',\n {4}title: '.*'/),
  bad('content/site.ts: site › chatNumber', `WhatsApp would reach ${site.chatNumber}, and the phone number is +91 98765 43210.`, "Write '919876543210' here, or correct the phone.", 'site.ts', "phone: '+91 98765 43210'"),
  bad('content/site.ts: site › tagline', 'The share images cannot show 😀.', 'Write it another way.', 'site.ts', "tagline: 'Guntur 😀'"),
  bad('content/site.ts: site › footer', 'No link here leads to /about/, so visitors could not find the page.', "Add { label: '…', href: '/about/' } to company or legal.", 'site.ts', "{ label: 'Team', href: '/' }", ABOUT),
  bad('content/site.ts: site › footer › company › links › "Team" › href', 'There is no page at "/about".', `Write one of: ${Object.values(PATHS).join(' ')}`, 'site.ts', "{ label: 'Team', href: '/about' }, { label: 'About', href: '/about/' }", ABOUT),
  bad('content/site.ts: site › footer › company › links › "Team" › href', 'The page / has no place called "no-such-place".', 'Write the address without #no-such-place.', 'site.ts', "{ label: 'Team', href: '/#no-such-place' }, { label: 'About', href: '/about/' }", ABOUT),
  bad('content/pages.ts: pages › home › shareAlt', `The share image shows "${pages.home.title}", and its description does not contain these words.`, 'Put the title into it, letter for letter.', 'pages.ts', "shareAlt: 'Green lines'"),
  bad('content/contact.ts: contact › dataNotice › te › text', 'This text is marked as Telugu and contains no Telugu letters.', 'Write it in Telugu script.', 'contact.ts', "te: {\n      text: 'Read it'", /te: \{\s*text: '.*'/),
];
