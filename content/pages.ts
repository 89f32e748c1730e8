import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';
import type { PageMeta } from './schema/pages.ts';

export type { PageMeta };

/** Every page that search engines may list, in the order of the sitemap. */
export const pages: Content['pages'] = fill({
  home: {
    path: '/',
    title: 'Digital Marketing Agency in Guntur & Vijayawada',
    description:
      'Telugu Reels, Google ads, fast websites and clear sales figures for shops and businesses in Guntur, Vijayawada and all of Andhra Pradesh.',
    breadcrumb: 'Home',
    shareAlt:
      'The Telugu word for growth, written by a green river, beside the words Digital Marketing Agency in Guntur & Vijayawada',
  },
  services: {
    path: '/services/',
    title: 'Digital Marketing Prices in Guntur & Vijayawada',
    description:
      'Social media, ads, websites, branding, analytics and online shops for Andhra Pradesh: see the price of each, what you get and how long it takes.',
    breadcrumb: 'Services',
    shareAlt:
      'The Telugu word for growth, written by a green river, beside the words Digital Marketing Prices in Guntur & Vijayawada',
  },
  contact: {
    path: '/contact/',
    title: 'Start Your Project: Contact Us',
    description:
      'Tell us what you sell and where. Write by form, WhatsApp or email, get an answer within {promise}, and pay nothing for the first consultation.',
    breadcrumb: 'Contact',
    shareAlt:
      'The Telugu word for growth, written by a green river, beside the words Start Your Project: Contact Us',
  },
  about: {
    path: '/about/',
    title: 'About Us: Guntur and Vijayawada',
    description:
      'For chilli traders, textile shops, clinics and exporters: how we plan around your season, and what it costs. A digital growth agency in Andhra Pradesh.',
    breadcrumb: 'About Us',
    shareAlt:
      'The Telugu word for growth, written by a green river, beside the words About Us: Guntur and Vijayawada',
  },
  privacy: {
    path: '/privacy/',
    title: 'Privacy Policy',
    description:
      'No cookies and no analytics. What happens to your enquiry before and after WhatsApp opens, and what this site keeps in your own browser.',
    breadcrumb: 'Privacy Policy',
    shareAlt: 'The Telugu word for growth, written by a green river, beside the words Privacy Policy',
  },
  terms: {
    path: '/terms/',
    title: 'Terms of Service',
    description:
      'Plain terms for this website: your written quote says what you pay, offers may change, and figures and timelines say what we aim for.',
    breadcrumb: 'Terms of Service',
    shareAlt: 'The Telugu word for growth, written by a green river, beside the words Terms of Service',
  },
});
