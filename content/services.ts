/** The colour families of cards, icon tiles and badges: tokens of tailwind.config.ts. */
export type Tone = 'paddy' | 'teal' | 'lime' | 'turmeric' | 'river' | 'leaf';

/** Names of drawn icons; the component that draws them holds the lookup. */
export type ServiceIcon = 'megaphone' | 'target' | 'code' | 'palette' | 'chart' | 'cart' | 'globe' | 'brain';

export type Service = {
  /** A number of its own. The cards are in the order of the entries, at most twelve. */
  id: number;
  /** Lower case with hyphens: part of `/contact/#service=<slug>`. */
  slug: string;
  category: Exclude<ServiceCategoryFilter['id'], 'all'>;
  /** One of the options of the contact form, letter for letter. */
  title: string;
  /** At most 45 characters. */
  subtitle: string;
  /** At most 130 characters. */
  shortDesc: string;
  /** With the rupee sign and Indian commas; may begin with "Starting from". Printed as it is. */
  price: string;
  period: '/month' | '/project';
  /** Struck through beside the price, which it exceeds. */
  originalPrice: string;
  /** Like 40% OFF. Printed as it is, never computed from the prices. */
  discount: string;
  badge: string;
  badgeColor: Tone;
  /** Six families; neighbours differ. */
  gradient: Tone;
  icon: ServiceIcon;
  /** Eight, at most 48 characters each; the first three are on the card. */
  features: readonly string[];
  platforms: readonly string[];
  /** Six, at most 48 characters each. */
  deliverables: readonly string[];
  /** Six, for our own use: never rendered. */
  processSteps: readonly string[];
  /** Starts with a capital letter or a digit, ends with days, weeks or months. */
  timeline: string;
};

/** The filter buttons. The categories are those named here; each needs a service. */
export const serviceCategories = [
  { id: 'all', label: 'All Services' },
  { id: 'marketing', label: 'Digital Marketing' },
  { id: 'development', label: 'Development' },
  { id: 'design', label: 'Design & Creative' },
  { id: 'analytics', label: 'Analytics & Growth' },
] as const satisfies readonly { id: string; label: string }[];

type ServiceCategoryFilter = (typeof serviceCategories)[number];

export const services = [
  {
    id: 1,
    slug: 'social-media-marketing',
    category: 'marketing',
    title: 'Social Media Marketing',
    subtitle: 'Reels and posts your town stops to watch',
    shortDesc:
      'Posts, Reels and replies for your shop in Telugu and English, planned around Sankranti, Dasara and the wedding season.',
    price: '₹15,000',
    period: '/month',
    originalPrice: '₹25,000',
    discount: '40% OFF',
    badge: 'Most Popular',
    badgeColor: 'turmeric',
    gradient: 'paddy',
    icon: 'megaphone',
    features: [
      'Posts and Reels in Telugu and English',
      'Festival calendar from Sankranti to Diwali',
      'WhatsApp catalogue with your latest stock',
      'Replies to comments and direct messages',
      'Telugu captions on your videos',
      'Location tags for your street and town',
      'Photo and video tips for your counter staff',
      'Monthly report in plain words',
    ],
    platforms: ['Instagram', 'Facebook', 'YouTube', 'WhatsApp Business', 'Meta Business Suite', 'Canva'],
    deliverables: [
      'Monthly content calendar',
      'Finished posts and Reels',
      'Profile pictures, covers and bios',
      'WhatsApp Business catalogue',
      'Reply templates in Telugu and English',
      'Monthly report on reach and enquiries',
    ],
    processSteps: [
      'Visit the shop page and note what sells best',
      'Agree on the language, tone and festival dates',
      'Plan the month and send it for approval',
      'Shoot, edit and caption posts and Reels',
      'Publish, answer and pass enquiries to the shop',
      'Report on the month and plan the next one',
    ],
    timeline: 'Results visible within 30-60 days',
  },
  {
    id: 2,
    slug: 'performance-marketing',
    category: 'marketing',
    title: 'Performance Marketing',
    subtitle: 'Ads you can count in calls and chats',
    shortDesc:
      'Google and Meta ads for clinics, coaching centres and showrooms. You see what each call and WhatsApp chat costs.',
    price: '₹10,000',
    period: '/month',
    originalPrice: '₹30,000',
    discount: '40% OFF',
    badge: 'High ROI',
    badgeColor: 'paddy',
    gradient: 'turmeric',
    icon: 'target',
    features: [
      'Google Search ads for your town and trade',
      'Facebook and Instagram ads in Telugu',
      'Call and WhatsApp click tracking',
      'Ad area drawn around your shop or branch',
      'Daily spending limit agreed with you',
      'Admission and festival season campaigns',
      'Weekly clean-up of ads that bring no calls',
      'Cost per enquiry in every report',
    ],
    platforms: [
      'Google Ads',
      'Meta Ads Manager',
      'YouTube Ads',
      'Google Tag Manager',
      'GA4',
      'Looker Studio',
    ],
    deliverables: [
      'Campaign plan with an agreed budget',
      'Ad texts in Telugu and English',
      'Ad pictures and short videos',
      'Tracking for calls, forms and chats',
      'Keyword and audience lists',
      'Report on the cost per enquiry',
    ],
    processSteps: [
      'Agree on what counts: a call, a visit or an order',
      'Study local searches and nearby competitors',
      'Set up tracking and the spending limit',
      'Write and design ads in both languages',
      'Run small tests and keep what brings enquiries',
      'Report on the cost per enquiry and adjust',
    ],
    timeline: 'ROI improvements within 2-4 weeks',
  },
  {
    id: 3,
    slug: 'web-design-development',
    category: 'development',
    title: 'Web Design & Development',
    subtitle: 'Opens fast, even on a basic phone',
    shortDesc:
      'A website in Telugu and English that opens fast on mobile data, with call, map and WhatsApp buttons under the thumb.',
    price: 'Starting from ₹6,000',
    period: '/project',
    originalPrice: '₹60,000',
    discount: '42% OFF',
    badge: 'Best Value',
    badgeColor: 'lime',
    gradient: 'teal',
    icon: 'code',
    features: [
      'Pages that open fast on mobile data',
      'Call, map and WhatsApp buttons on every page',
      'Page texts in Telugu and English',
      'Google Maps listing linked to your site',
      'Search set-up for your town and trade',
      'Enquiry form that opens WhatsApp',
      'Secure connection on your own domain',
      'Editing lesson for you and your staff',
    ],
    platforms: ['Next.js', 'WordPress', 'Figma', 'Google Business Profile', 'Google Search Console', 'GA4'],
    deliverables: [
      'Page plan and page texts',
      'Page designs for phone and computer',
      'Finished website on your own domain',
      'Search Console and GA4 set-up',
      'Test report on speed and phones',
      'Editing guide for your staff',
    ],
    processSteps: [
      'List what customers ask at the counter or by phone',
      'Plan the pages and collect photos and prices',
      'Design for the phone first',
      'Build, connect the map and the chat button',
      'Test on ordinary Android phones',
      'Launch and hand over with a lesson',
    ],
    timeline: '2-8 weeks',
  },
  {
    id: 4,
    slug: 'brand-identity-design',
    category: 'design',
    title: 'Brand Identity & Design',
    subtitle: 'One look from signboard to WhatsApp',
    shortDesc:
      'A logo, colours and Telugu lettering that match on your signboard, carry bag, bill book and Instagram page.',
    price: 'Starting from ₹6,000',
    period: '/project',
    originalPrice: '₹35,000',
    discount: '43% OFF',
    badge: 'Creative',
    badgeColor: 'turmeric',
    gradient: 'river',
    icon: 'palette',
    features: [
      'Logo in Telugu and English lettering',
      'Signboard and carry bag artwork',
      'Labels for masala, pickle and sweet packs',
      'Colours and fonts that print well',
      'Visiting card and bill book layouts',
      'WhatsApp and Instagram profile pictures',
      'Festival post templates for your team',
      'Print files ready for your local press',
    ],
    platforms: ['Figma', 'Adobe Illustrator', 'Adobe Photoshop', 'Canva', 'Google Fonts'],
    deliverables: [
      'Logo files for print and screen',
      'Brand guide with colours and fonts',
      'Visiting card and bill book files',
      'Signboard and carry bag files',
      'Social media template set',
      'Editable source files',
    ],
    processSteps: [
      'Look at the shop front, packs and bills of today',
      'Agree on what the name should bring to mind',
      'Draw logo ideas in both scripts',
      'Refine the idea that the owner picks',
      'Apply it to signboard, packs and profiles',
      'Hand over print files and a short guide',
    ],
    timeline: '3-5 weeks',
  },
  {
    id: 5,
    slug: 'analytics-business-intelligence',
    category: 'analytics',
    title: 'Analytics & Business Intelligence',
    subtitle: 'See what sells, where and in which season',
    shortDesc:
      'Bills, ads, website visits and WhatsApp enquiries on one screen, so that you know what to stock before Dasara.',
    price: 'Starting from ₹6,000',
    period: '/project',
    originalPrice: '₹20,000',
    discount: '40% OFF',
    badge: 'Growth',
    badgeColor: 'teal',
    gradient: 'lime',
    icon: 'chart',
    features: [
      'One dashboard for sales, ads and enquiries',
      'Sales by branch, town and product',
      'Comparison of one Sankranti with the next',
      'Sales figures from Tally and Excel',
      'Visit and click tracking on your website',
      'Cost per enquiry for each channel',
      'Alerts when enquiries drop',
      'Reading lesson in Telugu or English',
    ],
    platforms: ['GA4', 'Looker Studio', 'Power BI', 'Google Tag Manager', 'Google Sheets', 'TallyPrime'],
    deliverables: [
      'List of the figures that matter to you',
      'Tracking on your website and ads',
      'Cleaned sales data',
      'Live dashboard for phone and computer',
      'Report template for each month',
      'Training session for owner and staff',
    ],
    processSteps: [
      'Ask which decisions the figures should help with',
      'Find where sales, stock and enquiries are recorded',
      'Clean the data and close the gaps',
      'Set up tracking on the website and the ads',
      'Build the dashboard and check it against the bills',
      'Train the owner and staff to read it',
    ],
    timeline: '1-3 weeks',
  },
  {
    id: 6,
    slug: 'e-commerce-solutions',
    category: 'development',
    title: 'E-commerce Solutions',
    subtitle: 'Sell from Guntur to any pin code',
    shortDesc:
      'An online shop for sarees, pickles, chilli powder or jewellery, with UPI, courier rates and order updates on WhatsApp.',
    price: 'Starting from ₹6,000',
    period: '/project',
    originalPrice: '₹80,000',
    discount: '44% OFF',
    badge: 'Enterprise',
    badgeColor: 'river',
    gradient: 'leaf',
    icon: 'cart',
    features: [
      'UPI, card and cash on delivery',
      'Courier rates by pin code',
      'Order updates on WhatsApp',
      'Product pages in Telugu and English',
      'Stock count by size, colour and weight',
      'GST invoice for every order',
      'Festival offers and coupon codes',
      'Return and refund pages',
    ],
    platforms: [
      'Shopify',
      'WooCommerce',
      'Razorpay',
      'Shiprocket',
      'WhatsApp Business',
      'Google Merchant Center',
      'Meta Commerce Manager',
    ],
    deliverables: [
      'Online shop on your own domain',
      'Product list with photos and prices',
      'Payment and courier connection',
      'Order message templates for WhatsApp',
      'Tracking for orders and enquiries',
      'Order handling guide for your staff',
    ],
    processSteps: [
      'Sort the products, weights, sizes and prices',
      'Choose the shop system, payment and courier',
      'Design the shop for the phone first',
      'Load products and connect UPI and courier',
      'Place test orders from payment to return',
      'Open the shop and train the packing staff',
    ],
    timeline: '6-12 weeks',
  },
] as const satisfies readonly Service[];

export type ServicesPage = {
  heading: string;
  intro: string;
  /** Accessible name of the filter chips; not shown. */
  filterLabel: string;
  /** Words on every card and in its dialog. */
  card: {
    /** After the number of features that the card leaves out: "+5 more features". */
    moreFeatures: string;
    details: string;
    /** Said before the struck-through price; not shown. */
    originalPrice: string;
    included: string;
    deliverables: string;
    platforms: string;
    timeline: string;
    close: string;
    /** Accessible name of the X. */
    closeDialog: string;
    start: string;
  };
  whyChoose: {
    heading: string;
    intro: string;
    values: readonly {
      icon: 'trophy' | 'chart' | 'headset' | 'cpu';
      title: string;
      text: string;
    }[];
  };
  /** The banner at the foot: `start` goes to /contact, `chat` opens WhatsApp. */
  closing: { heading: string; text: string; start: string; chat: string };
};

export const servicesPage = {
  heading: 'Premium Digital Solutions',
  intro:
    'For textile shops, clinics, coaching centres and exporters across Andhra Pradesh. Every service shows its price, what you get and how long it takes.',
  filterLabel: 'Filter services',
  card: {
    moreFeatures: 'more features',
    details: 'View details',
    originalPrice: 'Original price',
    included: "What's Included",
    deliverables: 'Key Deliverables',
    platforms: 'Platforms & Tools',
    timeline: 'Timeline',
    close: 'Close',
    closeDialog: 'Close dialog',
    start: 'Get Started Now',
  },
  whyChoose: {
    heading: 'Why Choose a Local Agency',
    intro:
      'We plan for the mirchi season, the muhurtham dates and the Dasara rush, because your customers do.',
    values: [
      {
        icon: 'trophy',
        title: 'Proven Results',
        text: 'Before we start, we agree on what counts for you: calls, orders or walk-ins. Every report opens with that number.',
      },
      {
        icon: 'chart',
        title: 'Data-Driven Approach',
        text: 'We look at what people in Guntur and Vijayawada search for. Then we decide together where your next rupee goes.',
      },
      {
        icon: 'headset',
        title: '24/7 Expert Support',
        text: 'A UPI payment that sticks on the night before Sankranti cannot wait for Monday. Write on WhatsApp at any hour.',
      },
      {
        icon: 'cpu',
        title: 'Cutting-Edge Technology',
        text: 'Fast pages, UPI checkout, Telugu captions and AI tools. We pick what works on a basic phone with weak signal.',
      },
    ],
  },
  closing: {
    heading: 'Tell us what you sell and where',
    text: 'We reply within 2 hours with the service that fits and its price. The first consultation is free.',
    start: 'Start Your Project',
    chat: 'WhatsApp Us',
  },
} as const satisfies ServicesPage;
