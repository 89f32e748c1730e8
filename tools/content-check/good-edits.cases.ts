import { services } from '../../content/services.ts';
import { edit, type Edit } from './edits.cases.ts';

/** An edit that passes the check, and what the text of which page then contains. */
export type GoodEdit = Edit & { page: string; shows: string };

const few = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`);

/** One more service, made from the first: short, and with nothing that staff would use for a service of their own. */
export const VIDEO = {
  id: 999,
  slug: 'test-of-one-more',
  title: 'Test of One More',
  subtitle: 'New',
  shortDesc: 'New.',
  features: few(8),
  deliverables: few(6),
  platforms: ['Zoom'],
  badge: 'One',
  timeline: '1 day',
};

export const SERVICES = /export const services = \[\n/;

/** The start of the list, with `more` before its first service. */
export const withServices = (more: object[]) =>
  `export const services = [\n${more.map((entry) => `  ${JSON.stringify({ ...services[0], ...entry })},\n`).join('')}`;

const good = (page: string, shows: string, ...row: Parameters<typeof edit>): GoodEdit => ({
  page,
  shows,
  ...edit(...row),
});

// prettier-ignore
export const goodEdits: GoodEdit[] = [
  good('services', '₹9,500', 'services.ts', "price: '₹9,500'"),
  good('services', '₹1,20,000', 'services.ts', "originalPrice: '₹1,20,000'"),
  good('services', '77% OFF', 'services.ts', "discount: '77% OFF'"),
  good('services', 'Hand drawn', 'services.ts', "badge: 'Hand drawn'"),
  good('services', 'First results in 5-7 weeks', 'services.ts', "timeline: 'First results in 5-7 weeks'", /timeline: '.*\d.*'/),
  good('services', "Your customer's own words", 'services.ts', `features: ["Your customer's own words"`, /features: \[\s*'.*'/),
  good('services', 'Inkscape', 'services.ts', "platforms: ['Inkscape', ", /platforms: \[/),
  good('services', 'Getting found', 'services.ts', "id: 'marketing', label: 'Getting found'", /id: 'marketing',\s+label: '.*'/),
  good('services', VIDEO.title, 'services.ts', withServices([VIDEO]), SERVICES),
  good('contact', 'https://wa.me/919848012345', 'site.ts', "phone: '+91 98480 12345',\n  chatNumber: '919848012345'", /phone: '.*',\n {2}chatNumber: '.*'/),
  good('contact', 'mailto:namaste@krishna-growth.in', 'site.ts', "email: 'namaste@krishna-growth.in'"),
  good('about', '<link rel="canonical" href="https://www.krishna-growth.in/about/"', 'site.ts', "  url: 'https://www.krishna-growth.in'"),
  good('terms', ' | Krishna</title>', 'site.ts', "brand: 'Krishna'"),
  good('', 'Bapatla', 'site.ts', "cities: ['Guntur', 'Vijayawada', 'Bapatla']", /cities: \[.*\]/),
  good('', 'https://www.instagram.com/krishnagrowth/', 'site.ts', "'https://www.instagram.com/krishnagrowth/'", /'https:\/\/www\.instagram\.com\/.*'/),
  good('terms', 'How we work', 'site.ts', "{ label: 'Contact', href: '/contact/' }, { label: 'How we work', href: '/#process' },", /\{\s+label: 'Contact',\s+href: '\/contact\/',?\s+\},/),
  good('', 'More Calls, More Orders', 'home.ts', "headline: ['Known in Every Lane', 'More Calls, More Orders']", /headline: \[.*\]/),
  good('', 'Film of your shop in one minute', 'home.ts', "points: ['Film of your shop in one minute'", /points: \[\s*'.*'/),
  good('', '44+', 'process.ts', "value: '44+'"),
  good('contact', 'Telugu or English, as you like', 'contact.ts', "items: [{ icon: 'clock', text: 'Telugu or English, as you like' }", /items: \[\s*\{[^}]*\}/),
  good('privacy', 'no accounts, no server of ours.', 'privacy.ts', "lead: 'In short: no cookies, no analytics, no accounts, no server of ours.'"),
  good('terms', 'We rest on Ugadi.', 'terms.ts', "sections: [{ heading: 'Holidays', paragraphs: ['We rest on Ugadi.'] },", /sections: \[/),
  good('', 'content="Telugu Reels, Google ads and websites for shops', 'pages.ts', "description: 'Telugu Reels, Google ads and websites for shops and businesses in Guntur, Vijayawada and Bapatla.'"),
  good('404', 'This channel has run dry', 'not-found.ts', "heading: 'This channel has run dry'"),
];
