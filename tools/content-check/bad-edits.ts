import { contact } from '../../content/contact.ts';
import { homeServices } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { serviceCategories, services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import type { Edit } from './edit.ts';
import { SEVENTH_SERVICE, START_OF_SERVICES } from './good-edits.ts';
import { COMMON_SLIPS } from './source.ts';

/** An edit that stops the build, and everything that is then said: where (without the line), what, what to do. */
export type BadEdit = Edit & { report: [place: string, what: string, todo: string][] };

const [first, second] = services;
const [firstOfHome] = homeServices;
const service = `content/services.ts: services › "${first.title}"`;
const homeService = `content/home.ts: homeServices › "${firstOfHome.title}"`;
const company = 'content/site.ts: site › footer › company › links › ';

const PRICE_FORM = 'Write the rupee sign and the amount with Indian commas: ₹15,000 or Starting from ₹6,000.';
const ONE_OF_TWO = 'Change or remove one of the two.';
const CHAT_FORM = 'Write 91 and the ten digits of the mobile number, without plus and spaces: 919848012345.';

/** Services `count` times over, each with an identity of its own. */
const moreServices = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    SEVENTH_SERVICE.replace('id: 7', `id: ${i + 70}`)
      .replace('video-production', `video-${i}`)
      .replace('Video Production', `Video ${i}`),
  ).join('');

export const badEdits: BadEdit[] = [
  {
    name: 'a price without the rupee sign',
    file: 'services.ts',
    from: /price: '.*'/,
    to: `price: '15,000'`,
    report: [[`${service} › price`, `"15,000" is no price.`, PRICE_FORM]],
  },
  {
    name: 'a price without its comma',
    file: 'services.ts',
    from: /price: '.*'/,
    to: `price: '₹1500'`,
    report: [[`${service} › price`, `"₹1500" is no price.`, PRICE_FORM]],
  },
  {
    name: 'a price above the one struck through',
    file: 'services.ts',
    from: /price: '.*'/,
    to: `price: '₹99,99,999'`,
    report: [
      [
        `${service} › originalPrice`,
        `The struck-through price ${first.originalPrice} is not above the price ₹99,99,999.`,
        `Correct one of the two.`,
      ],
    ],
  },
  {
    name: 'a price without quotes',
    file: 'services.ts',
    from: /price: '.*'/,
    to: `price: 15000`,
    report: [
      [`${service} › price`, `Here must stand a text between quotes.`, `Look how the other entries have it.`],
    ],
  },
  {
    name: 'a word without quotes',
    file: 'services.ts',
    from: /badge: '.*'/,
    to: `badge: Creative`,
    report: [[`content/services.ts`, `Creative stands there without quotes.`, `Write 'Creative'.`]],
  },
  {
    name: 'a discount in words',
    file: 'services.ts',
    from: /discount: '.*'/,
    to: `discount: '43 percent'`,
    report: [[`${service} › discount`, `"43 percent" is no discount.`, `Write it like 40% OFF.`]],
  },
  {
    name: 'a period that does not exist',
    file: 'services.ts',
    from: / {4}period: '.*'/,
    to: `    period: '/week'`,
    report: [
      [
        `${service} › period`,
        `"/week" is none of the words allowed here.`,
        `Write one of: /month, /project.`,
      ],
    ],
  },
  {
    name: 'a timeline without a unit',
    file: 'services.ts',
    from: /timeline: '.*\d.*'/,
    to: `timeline: 'soon'`,
    report: [
      [
        `${service} › timeline`,
        `"soon" is no duration.`,
        `End with a number and days, weeks or months: 2-4 weeks. Or write Ongoing.`,
      ],
    ],
  },
  {
    name: 'features too few',
    file: 'services.ts',
    from: /features: \[\s*'.*',/,
    to: `features: [`,
    report: [[`${service} › features`, `There are 7 features, and there must be exactly 8.`, `Add 1.`]],
  },
  {
    name: 'features too many',
    file: 'services.ts',
    from: /features: \[/,
    to: `features: ['One more', `,
    report: [[`${service} › features`, `There are 9 features, and there must be exactly 8.`, `Remove 1.`]],
  },
  {
    name: 'deliverables too few',
    file: 'services.ts',
    from: /deliverables: \[\s*'.*',/,
    to: `deliverables: [`,
    report: [
      [`${service} › deliverables`, `There are 5 deliverables, and there must be exactly 6.`, `Add 1.`],
    ],
  },
  {
    name: 'deliverables too many',
    file: 'services.ts',
    from: /deliverables: \[/,
    to: `deliverables: ['One more', `,
    report: [
      [`${service} › deliverables`, `There are 7 deliverables, and there must be exactly 6.`, `Remove 1.`],
    ],
  },
  {
    name: 'process steps too few',
    file: 'services.ts',
    from: /processSteps: \[\s*'.*',/,
    to: `processSteps: [`,
    report: [
      [`${service} › processSteps`, `There are 5 process steps, and there must be exactly 6.`, `Add 1.`],
    ],
  },
  {
    name: 'process steps too many',
    file: 'services.ts',
    from: /processSteps: \[/,
    to: `processSteps: ['One more', `,
    report: [
      [`${service} › processSteps`, `There are 7 process steps, and there must be exactly 6.`, `Remove 1.`],
    ],
  },
  {
    name: 'a platform twice',
    file: 'services.ts',
    from: /platforms: \[[^\]]*\]/,
    to: `platforms: ['Canva', 'Figma', 'Canva']`,
    report: [[`${service} › platforms › number 3`, `The text "Canva" stands there twice.`, ONE_OF_TWO]],
  },
  {
    name: 'a category that does not exist',
    file: 'services.ts',
    from: /category: '.*'/,
    to: `category: 'branding'`,
    report: [
      [
        `${service} › category`,
        `There is no category "branding".`,
        `Write one of: ${serviceCategories
          .slice(1)
          .map(({ id }) => id)
          .join(', ')}. Or add it to serviceCategories.`,
      ],
    ],
  },
  {
    name: 'a category without a service',
    file: 'services.ts',
    from: /\{ id: 'marketing',/,
    to: `{ id: 'films', label: 'Films' },\n  { id: 'marketing',`,
    report: [
      [
        `content/services.ts: serviceCategories › "Films"`,
        `No service has the category "films", so this button would show nothing.`,
        `Give the category to a service in services, or remove the button.`,
      ],
    ],
  },
  {
    name: 'a number twice',
    file: 'services.ts',
    from: /id: \d+/,
    to: `id: ${second.id}`,
    report: [
      [
        `content/services.ts: services › "${second.title}" › id`,
        `The id "${second.id}" stands there twice.`,
        ONE_OF_TWO,
      ],
    ],
  },
  {
    name: 'a slug twice',
    file: 'services.ts',
    from: /slug: '.*'/,
    to: `slug: '${second.slug}'`,
    report: [
      [
        `content/services.ts: services › "${second.title}" › slug`,
        `The slug "${second.slug}" stands there twice.`,
        ONE_OF_TWO,
      ],
    ],
  },
  {
    name: 'a slug with blanks',
    file: 'services.ts',
    from: /slug: '.*'/,
    to: `slug: 'Video films'`,
    report: [
      [
        `${service} › slug`,
        `"Video films" is no slug.`,
        `Write small letters, digits and single hyphens: web-design-development.`,
      ],
    ],
  },
  {
    name: 'a description too long for the card',
    file: 'services.ts',
    from: /shortDesc:\s*'.*'/,
    to: `shortDesc: '${'Reels '.repeat(22)}.'`,
    report: [
      [
        `${service} › shortDesc`,
        `The text has 133 characters, and there is room for 130.`,
        `Shorten it by 3.`,
      ],
    ],
  },
  {
    name: 'an icon that is not drawn',
    file: 'services.ts',
    from: /icon: '.*'/,
    to: `icon: 'bag'`,
    report: [
      [
        `${service} › icon`,
        `"bag" is none of the words allowed here.`,
        `Write one of: megaphone, target, code, palette, chart, cart, globe, brain.`,
      ],
    ],
  },
  {
    name: 'a field misspelt',
    file: 'services.ts',
    from: /badge: '.*'/,
    to: `bagde: 'Creative'`,
    report: [
      [`${service} › badge`, `This field is missing.`, `Write it as the other entries have it.`],
      [service, `No field is called "bagde".`, `Correct the name: the other entries show which there are.`],
    ],
  },
  {
    name: 'a field twice',
    file: 'services.ts',
    from: /badge: '.*'/,
    to: `badge: 'Creative',\n    badge: 'New'`,
    report: [[`content/services.ts`, `"badge" stands twice in one entry.`, `Keep one of the two lines.`]],
  },
  {
    name: 'a quote missing',
    file: 'services.ts',
    from: /badge: '.*'/,
    to: `badge: 'Creative`,
    report: [
      [`content/services.ts`, `The file cannot be read here: Unterminated string literal.`, COMMON_SLIPS],
    ],
  },
  {
    name: 'a comma missing',
    file: 'services.ts',
    from: /badge: '.*',/,
    to: `badge: 'Creative'`,
    report: [[`content/services.ts`, `The file cannot be read here: ',' expected.`, COMMON_SLIPS]],
  },
  {
    name: 'an apostrophe between single quotes',
    file: 'services.ts',
    from: /badge: '.*',/,
    to: `badge: 'What's new',`,
    report: [[`content/services.ts`, `The file cannot be read here: ',' expected.`, COMMON_SLIPS]],
  },
  {
    name: 'services beyond the twelfth',
    file: 'services.ts',
    from: /export const services = \[\n/,
    to: START_OF_SERVICES + moreServices(12),
    report: [
      [
        `content/services.ts: services`,
        `There are ${services.length + 12} services, and there must be 1 to 12: four rows of cards are what a visitor still compares.`,
        `Remove ${services.length}.`,
      ],
    ],
  },
  {
    name: 'a fifth home service',
    file: 'home.ts',
    from: /export const homeServices = \[\n/,
    to: `export const homeServices = [\n  {\n    slug: 'video',\n    category: 'marketing',\n    title: 'Video',\n    description: 'Films of your shop.',\n    points: ['Script', 'Film', 'Captions'],\n    icon: 'cart',\n    gradient: 'leaf',\n  },\n`,
    report: [
      [
        `content/home.ts: homeServices`,
        `There are 5 home services, and there must be exactly 4: the strip of key services has four places.`,
        `Remove 1.`,
      ],
    ],
  },
  {
    name: 'a home category left empty',
    file: 'home.ts',
    from: /\{ id: 'marketing',/,
    to: `{ id: 'films', label: 'Films' },\n  { id: 'marketing',`,
    report: [
      [
        `content/home.ts: homeServiceFilters › "Films"`,
        `No service has the category "films", so this button would show nothing.`,
        `Give the category to a service in homeServices, or remove the button.`,
      ],
    ],
  },
  {
    name: 'a point too many',
    file: 'home.ts',
    from: /points: \[/,
    to: `points: ['One more', `,
    report: [[`${homeService} › points`, `There are 4 points, and there must be exactly 3.`, `Remove 1.`]],
  },
  {
    name: 'a slug that leads to another service',
    file: 'home.ts',
    from: /slug: '.*'/,
    to: `slug: '${second.slug}'`,
    report: [
      [
        `${homeService} › slug`,
        `The slug "${second.slug}" belongs to "${second.title}" in content/services.ts.`,
        `Write another slug here, or give both the same title.`,
      ],
    ],
  },
  {
    name: 'an empty text',
    file: 'home.ts',
    from: /start: '.*'/,
    to: `start: ' '`,
    report: [[`content/home.ts: hero › start`, `The text is empty.`, `Write a text, or undo the edit.`]],
  },
  {
    name: 'a space at the end',
    file: 'home.ts',
    from: /start: '.*'/,
    to: `start: 'Start '`,
    report: [[`content/home.ts: hero › start`, `The text begins or ends with a space.`, `Remove the space.`]],
  },
  {
    name: 'two spaces',
    file: 'home.ts',
    from: /start: '.*'/,
    to: `start: 'Start  now'`,
    report: [[`content/home.ts: hero › start`, `Two spaces stand side by side.`, `Remove one of them.`]],
  },
  {
    name: 'a line break',
    file: 'home.ts',
    from: /start: '.*'/,
    to: `start: 'Start\\nnow'`,
    report: [
      [
        `content/home.ts: hero › start`,
        `The text holds a line break or a tab.`,
        `Write it in one line; the page breaks lines by itself.`,
      ],
    ],
  },
  {
    name: 'a placeholder',
    file: 'home.ts',
    from: /start: '.*'/,
    to: `start: 'Call {phone}'`,
    report: [[`content/home.ts: hero › start`, `This looks like a placeholder.`, `Write the real text.`]],
  },
  {
    name: 'HTML in a text',
    file: 'home.ts',
    from: /start: '.*'/,
    to: `start: 'Start <b>now</b>'`,
    report: [
      [
        `content/home.ts: hero › start`,
        `The text holds HTML, which the page prints as it stands.`,
        `Remove what stands between < and >.`,
      ],
    ],
  },
  {
    name: 'a word that no phone can show in one line',
    file: 'home.ts',
    from: /headline: \[.*\]/,
    to: `headline: ['Against', 'Antidisestablishmentarianism']`,
    report: [
      [
        `content/home.ts: hero › headline › number 2`,
        `A word of more than 24 letters runs out of the screen on a phone.`,
        `Split it with a space or a hyphen.`,
      ],
    ],
  },
  {
    name: 'a phone that is no Indian number',
    file: 'site.ts',
    from: /phone: '.*'/,
    to: `phone: '+1 202 555 0100'`,
    report: [
      [
        `content/site.ts: site › phone`,
        `"+1 202 555 0100" is no Indian mobile number.`,
        `Write +91, a space, five digits, a space, five digits: +91 98480 12345.`,
      ],
    ],
  },
  {
    name: 'a chat number with spaces',
    file: 'site.ts',
    from: /chatNumber: '.*'/,
    to: `chatNumber: '+91 98480 12345'`,
    report: [[`content/site.ts: site › chatNumber`, `"+91 98480 12345" is no WhatsApp number.`, CHAT_FORM]],
  },
  {
    name: 'a phone changed and the chat number forgotten',
    file: 'site.ts',
    from: /phone: '.*'/,
    to: `phone: '+91 98765 43210'`,
    report: [
      [
        `content/site.ts: site › chatNumber`,
        `WhatsApp would reach ${site.chatNumber}, and the phone number is +91 98765 43210.`,
        `Write '919876543210' here, or correct the phone.`,
      ],
    ],
  },
  {
    name: 'an e-mail address that is none',
    file: 'site.ts',
    from: /email: '.*'/,
    to: `email: 'hello at example.com'`,
    report: [
      [
        `content/site.ts: site › email`,
        `"hello at example.com" is no e-mail address.`,
        `Write it like hello@your-domain.in.`,
      ],
    ],
  },
  {
    name: 'a site address with a slash at the end',
    file: 'site.ts',
    from: / {2}url: '.*'/,
    to: `  url: 'https://www.example.com/'`,
    report: [
      [
        `content/site.ts: site › url`,
        `"https://www.example.com/" is no address of a website.`,
        `Write https:// and the domain, without a slash at the end: https://www.your-domain.in.`,
      ],
    ],
  },
  {
    name: 'a site address with no https',
    file: 'site.ts',
    from: / {2}url: '.*'/,
    to: `  url: 'www.example.com'`,
    report: [
      [
        `content/site.ts: site › url`,
        `"www.example.com" is no address of a website.`,
        `Write https:// and the domain, without a slash at the end: https://www.your-domain.in.`,
      ],
    ],
  },
  {
    name: 'a site address with a blank',
    file: 'site.ts',
    from: / {2}url: '.*'/,
    to: `  url: 'https://www.example .com'`,
    report: [
      [
        `content/site.ts: site › url`,
        `"https://www.example .com" is no address of a website.`,
        `Write https:// and the domain, without a slash at the end: https://www.your-domain.in.`,
      ],
    ],
  },
  {
    name: 'a social link to another network',
    file: 'site.ts',
    from: /'https:\/\/www\.facebook\.com\/.*'/,
    to: `'https://www.instagram.com/apgrowth/'`,
    report: [
      [
        `content/site.ts: site › social › "${site.social.find(({ network }) => network === 'facebook')?.label}" › url`,
        `"https://www.instagram.com/apgrowth/" is no address at facebook.com.`,
        `Copy the address of your page there: https://www.facebook.com/your-name.`,
      ],
    ],
  },
  {
    name: 'a link to a page that does not exist',
    file: 'site.ts',
    from: /\{ label: '.*', href: '\/about\/' \}/,
    to: `{ label: 'Team', href: '/team/' }`,
    report: [
      [
        `${company}"Team" › href`,
        `No page has the address "/team/".`,
        `Write one of: / /services/ /contact/ /about/ /privacy/ /terms/`,
      ],
    ],
  },
  {
    name: 'a link without its slash',
    file: 'site.ts',
    from: /\{ label: '.*', href: '\/about\/' \}/,
    to: `{ label: 'Team', href: '/about' }`,
    report: [
      [
        `${company}"Team" › href`,
        `No page has the address "/about".`,
        `Write one of: / /services/ /contact/ /about/ /privacy/ /terms/`,
      ],
    ],
  },
  {
    name: 'a link to a place that does not exist',
    file: 'site.ts',
    from: /\{ label: '.*', href: '\/about\/' \}/,
    to: `{ label: 'Team', href: '/#team' }`,
    report: [
      [
        `${company}"Team" › href`,
        `The page / has no place called "team".`,
        `Write the address without #team.`,
      ],
    ],
  },
  {
    name: 'a city twice',
    file: 'site.ts',
    from: /cities: \[.*\]/,
    to: `cities: ['Guntur', 'Tenali', 'Guntur']`,
    report: [
      [`content/site.ts: site › cities › number 3`, `The text "Guntur" stands there twice.`, ONE_OF_TWO],
    ],
  },
  {
    name: 'too many cities',
    file: 'site.ts',
    from: /cities: \[.*\]/,
    to: `cities: [${'ABCDEFGHIJK'.replace(/./g, "'$&pur', ")}]`,
    report: [
      [
        `content/site.ts: site › cities`,
        `There are 11 cities, and there must be 1 to 10: more chips push the buttons off a phone.`,
        `Remove 1.`,
      ],
    ],
  },
  {
    name: 'a title that the brand makes too long',
    file: 'pages.ts',
    from: /title: '.*',\n {4}description:\s*'.*',\n {4}breadcrumb: '.*',\n {4}shareAlt:\s*'.*'/,
    to: `title: '${'A'.repeat(20)} ${'B'.repeat(23)} ${'C'.repeat(14)}',\n    description:\n      'Telugu Reels, Google ads and websites for shops and businesses in Guntur, Vijayawada and Bapatla.',\n    breadcrumb: 'Home',\n    shareAlt: '${'A'.repeat(20)} ${'B'.repeat(23)} ${'C'.repeat(14)}'`,
    report: [
      [
        `content/pages.ts: pages › home › title`,
        `With the brand the title has ${62 + site.brand.length} characters, and search results show 60.`,
        `Shorten it by ${site.brand.length + 2}.`,
      ],
    ],
  },
  {
    name: 'a description too short for search results',
    file: 'pages.ts',
    from: /description:\s*'.*'/,
    to: `description: 'This is our site.'`,
    report: [
      [
        `content/pages.ts: pages › home › description`,
        `The description has 17 characters, and search results want 70 to 160.`,
        `Say more: for whom, what, where.`,
      ],
    ],
  },
  {
    name: 'two pages with one description',
    file: 'not-found.ts',
    from: /description:\s*'.*'/,
    to: `description: '${pages.terms.description}'`,
    report: [
      [
        `content/not-found.ts: notFound › description`,
        `The description "${pages.terms.description}" stands there twice.`,
        ONE_OF_TWO,
      ],
    ],
  },
  {
    name: 'a share image described without its title',
    file: 'pages.ts',
    from: /shareAlt:\s*'.*'/,
    to: `shareAlt: 'Green lines'`,
    report: [
      [
        `content/pages.ts: pages › home › shareAlt`,
        `The share image shows "${pages.home.title}", and its description does not say so.`,
        `Put the title into it, letter for letter.`,
      ],
    ],
  },
  {
    name: 'the address of a page',
    file: 'pages.ts',
    from: /path: '\/about\/'/,
    to: `path: '/about-us/'`,
    report: [
      [`content/pages.ts: pages › about › path`, `The address of a page is fixed.`, `Write '/about/' again.`],
    ],
  },
  {
    name: 'a fifth step',
    file: 'process.ts',
    from: /export const processSteps = \[\n/,
    to: `export const processSteps = [\n  {\n    id: 5,\n    title: 'Care',\n    subtitle: 'We stay',\n    description: 'We look after it.',\n    duration: 'Ongoing',\n    deliverables: ['Report'],\n    metrics: [\n      { label: 'hours', value: '2+' },\n      { label: 'days', value: '7' },\n    ],\n  },\n`,
    report: [
      [
        `content/process.ts: processSteps`,
        `There are 5 steps, and there must be exactly 4: the line of numbered circles has four places.`,
        `Remove 1.`,
      ],
    ],
  },
  {
    name: 'English where Telugu is announced',
    file: 'contact.ts',
    from: /te: \{\s*text: '.*'/,
    to: `te: {\n      text: 'Read it'`,
    report: [
      [
        `content/contact.ts: contact › dataNotice › te › text`,
        `This text is announced as Telugu and holds no Telugu letter.`,
        `Write it in Telugu script.`,
      ],
    ],
  },
  {
    name: 'a service titled like the last option of the form',
    file: 'services.ts',
    from: /slug: '.*',\n {4}category: '.*',\n {4}title: '.*'/,
    to: `slug: 'other',\n    category: '${first.category}',\n    title: '${contact.otherService}'`,
    report: [
      [
        `content/services.ts: services › "${contact.otherService}" › title`,
        `"${contact.otherService}" is already the last option of the contact form.`,
        `Write another title.`,
      ],
    ],
  },
  {
    name: 'a section without paragraphs',
    file: 'privacy.ts',
    from: /sections: \[/,
    to: `sections: [{ heading: 'Holidays', paragraphs: [] },`,
    report: [
      [
        'content/privacy.ts: privacy › sections › "Holidays" › paragraphs',
        'There are 0 paragraphs, and there must be 1 to 6.',
        'Add 1.',
      ],
    ],
  },
];
