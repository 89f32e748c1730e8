import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export type Site = Content['site'];
export type Link = Site['navigation'][number];

export const site: Content['site'] = fill({
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
    lead: 'We help shops and businesses on both banks of the Krishna get found, get enquiries and grow.',
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
      text: 'Not open yet. Season tips for local businesses.',
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
});
