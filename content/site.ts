export type Link = { label: string; href: string };

type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube';

export type Site = {
  /** Name of the agency: header, titles, share images, legal pages. */
  brand: string;
  /** Under the brand. */
  tagline: string;
  /** Label at the foot of the drawer. */
  label: string;
  /** One sentence on what the agency is, for search engines. At most 160 characters. */
  description: string;
  /** As people read it: +91, a space, five digits, a space, five digits. */
  phone: string;
  /** The WhatsApp number: country code and number, digits only. */
  chatNumber: string;
  /** What the WhatsApp buttons write into the chat. */
  chatGreeting: string;
  /** What the WhatsApp button says when the pointer rests on it. */
  chatTooltip: string;
  email: string;
  /** Address of the site, with https and without a slash at the end. */
  url: string;
  /** Postal address, once there is a real one: makes the agency a local business for search engines. */
  address?: { street: string; city: string; postalCode: string };
  /** Chips in the hero, and the area served. */
  cities: readonly string[];
  /** The state: the rest of the area served. */
  region: string;
  navigation: readonly Link[];
  /** Words that frame every page. Most are not shown: screen readers say them. */
  frame: {
    /** The first stop of the Tab key: past the header, to the content. */
    skip: string;
    /** Names the links of the header. */
    navigation: string;
    /** Names the menu of narrow screens. */
    menu: string;
    /** Names of the two buttons of the menu, each of which holds the word in `menu`. */
    openMenu: string;
    closeMenu: string;
    /** Names the way from Home to the page, above its heading. */
    breadcrumb: string;
    /** Shows the middle of a long breadcrumb. */
    showPath: string;
    /** Names the round buttons at the bottom of the window. */
    shortcuts: string;
    /** The round button at bottom left; the button in the footer needs another name. */
    scrollToTop: string;
    /** Said after a filter was chosen, after its name and the number: "Development: 2 services shown". */
    servicesShown: { one: string; other: string };
  };
  /** Buttons that lead to the contact page. */
  quote: { header: string; compact: string; drawer: string };
  footer: {
    lead: string;
    services: { heading: string; links: readonly Link[] };
    company: { heading: string; links: readonly Link[] };
    legal: { heading: string; links: readonly Link[] };
    social: { heading: string };
    newsletter: {
      heading: string;
      text: string;
      /** Accessible name of the field; not shown. */
      label: string;
      /** Grey text in the empty field. */
      placeholder: string;
      subscribe: string;
    };
    backToTop: string;
  };
  social: readonly { network: SocialNetwork; label: string; url: string }[];
};

export const site: Site = {
  brand: 'AP Growth',
  tagline: 'Guntur & Vijayawada',
  label: 'Digital Growth Agency',
  description:
    'Digital growth agency for the shops and businesses of Guntur, Vijayawada and all of Andhra Pradesh.',
  phone: '+91 00000 00000',
  chatNumber: '910000000000',
  chatGreeting: 'Hello! I would like to know more about your digital marketing services.',
  chatTooltip: 'Chat with us on WhatsApp',
  email: 'hello@example.com',
  url: 'https://www.example.com',
  cities: ['Guntur', 'Vijayawada', 'Tenali', 'Mangalagiri', 'Amaravati', 'Narasaraopet'],
  region: 'Andhra Pradesh',
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services/' },
  ],
  frame: {
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    breadcrumb: 'Breadcrumb',
    showPath: 'Show path',
    shortcuts: 'Shortcuts',
    scrollToTop: 'Scroll to top',
    servicesShown: { one: 'service shown', other: 'services shown' },
  },
  quote: { header: 'Get Quote', compact: 'Quote', drawer: 'Get Free Quote' },
  footer: {
    lead: 'We help shops and businesses on both banks of the Krishna get found, get messages and grow.',
    services: {
      heading: 'Services',
      links: [
        { label: 'Social Media', href: '/services/' },
        { label: 'Performance Marketing', href: '/services/' },
        { label: 'Web Development', href: '/services/' },
        { label: 'Brand Design', href: '/services/' },
      ],
    },
    company: {
      heading: 'Company',
      links: [
        { label: 'About Us', href: '/about/' },
        { label: 'Contact', href: '/contact/' },
      ],
    },
    legal: {
      heading: 'Legal',
      links: [
        { label: 'Privacy Policy', href: '/privacy/' },
        { label: 'Terms of Service', href: '/terms/' },
      ],
    },
    social: { heading: 'Follow us' },
    newsletter: {
      heading: 'Newsletter',
      text: 'Season tips for local businesses.',
      label: 'Email for the newsletter',
      placeholder: 'Email',
      subscribe: 'Subscribe',
    },
    backToTop: 'Back to top',
  },
  social: [
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/' },
  ],
};
