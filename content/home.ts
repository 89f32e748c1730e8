import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export type HomeService = Content['homeServices'][number];

export const homeServices: Content['homeServices'] = fill([
  {
    slug: 'social-media-marketing',
    category: 'marketing',
    title: 'Social Media Marketing',
    description:
      'Posts and Reels in Telugu and English that bring people to your counter, for sarees on Besant Road or sweets in Tenali.',
    points: [
      'Telugu captions on your videos',
      'WhatsApp catalogue with your latest stock',
      'Festival posts ready before the rush',
    ],
    icon: 'megaphone',
    gradient: 'paddy',
    tag: 'Featured',
  },
  {
    slug: 'digital-marketing',
    category: 'marketing',
    title: 'Digital Marketing',
    description:
      'Ads on Google, Facebook and Instagram that put your name before people nearby who need a clinic, a coaching centre or a good biryani.',
    points: [
      'Google Maps listing with hours and photos',
      'Telugu ads for the streets around you',
      'You know what each call and chat costs',
    ],
    icon: 'target',
    gradient: 'turmeric',
    tag: 'Popular',
  },
  {
    slug: 'website-solutions',
    category: 'development',
    title: 'Website Solutions',
    description:
      'A website or online shop that opens fast on mobile data, takes UPI and brings each enquiry to your WhatsApp.',
    points: [
      'Pages in Telugu and English',
      'UPI checkout and order updates on WhatsApp',
      "Call and map buttons within thumb's reach",
    ],
    icon: 'globe',
    gradient: 'teal',
  },
  {
    slug: 'ai-and-data-strategy-systems',
    category: 'data-ai',
    title: 'AI and Data Strategy Systems',
    description:
      'Your bills, stock and enquiries in one picture. See which chilli grade or saree colour to buy more of before the season.',
    points: [
      'Season forecasts from your own bills',
      'Alerts when enquiries drop',
      'One dashboard for all your branches',
    ],
    icon: 'brain',
    gradient: 'river',
  },
]);

/** The filter buttons. The categories are those named here; each needs a service. */
export const homeServiceFilters: Content['homeServiceFilters'] = fill([
  { id: 'all', label: 'All' },
  { id: 'marketing', label: 'Marketing' },
  { id: 'development', label: 'Development' },
  { id: 'data-ai', label: 'Data & AI' },
]);

export const hero: Content['hero'] = fill({
  badges: ['#1 Digital Growth Agency', 'Andhra Pradesh'],
  headline: ['Elevate Your Business in Andhra Pradesh', 'Experience Rapid Growth'],
  lead: 'Telugu Reels, Google ads and fast websites for shops in Guntur and Vijayawada. Your next customer finds you, calls you or writes on WhatsApp.',
  start: 'Start Your AP Growth Journey',
  chat: 'WhatsApp Us',
  keyServicesLabel: 'Key Services',
  citiesLabel: 'Cities we serve',
  picture: {
    search: 'textile shop near me',
    result: 'Your shop',
    nameLabel: "Type your shop's name",
    nameShown: 'The board now reads',
    chat: 'New enquiry',
    greeting: 'Namaste',
    question: 'Do you have silk sarees for a wedding?',
    answer: 'Yes, come and see',
  },
});

export const homeSections: Content['homeSections'] = fill({
  services: {
    heading: 'Digital marketing for businesses in Guntur and Vijayawada',
    intro:
      'Start with the one you need today: Reels for a textile shop, a website for a mirchi exporter, Google ads for a clinic.',
    filterLabel: 'Filter services',
    closing: {
      heading: 'Ask us before you spend a rupee',
      text: 'Tell us your trade and your town. The call is free, and we say which step should come first. The written quote follows it.',
      explore: 'Explore Services',
      call: 'Free Strategy Call',
    },
    learnMore: 'Learn More',
    getQuote: 'Get Quote',
  },
  process: {
    heading: 'From the first cup of tea to steady orders',
    intro:
      'Four steps. These are the times and figures we aim for; your written plan has your own dates and goals.',
    watch: 'Watch Process Flow',
    pause: 'Pause Process Flow',
    step: 'Step',
    deliverables: 'Deliverables',
  },
});
