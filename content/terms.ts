import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export const terms: Content['terms'] = fill({
  heading: 'Terms of Service',
  lead: 'These terms are for reading and using this website. Work we do for you has its own written quote, and that quote applies.',
  sections: [
    {
      heading: 'What this site is',
      paragraphs: [
        'It shows our services, our prices and how we work, and it helps you write to us. You need no account. Nothing is sold or paid for on the site itself.',
        'Sending an enquiry costs nothing and binds neither of us. We reply within {promise}.',
      ],
    },
    {
      heading: 'Prices and offers',
      paragraphs: [
        'The services page shows prices by the month, and prices that a project starts from. A page for one clinic and an online shop full of sarees are not the same work. What you pay is what your written quote says, and it says what the price includes.',
        'Original prices and discounts are shown as offers. We may change or end an offer, but never for a quote you have already accepted.',
        'Your quote also says what is extra, such as the advertising budget, GST and other taxes, a domain or a courier account.',
      ],
    },
    {
      heading: 'Figures and results',
      paragraphs: [
        'The figures and timelines on this site say what we aim for. They are no guarantee for your business. Season, stock, price and competition play their part.',
        'Your written plan says which goals and dates apply to your project.',
      ],
    },
    {
      heading: 'Names and marks of others',
      paragraphs: [
        'WhatsApp, Instagram, Google, Shopify, Razorpay and the other platforms we name belong to their owners. We name them because we use them. They have not endorsed this site.',
      ],
    },
    {
      heading: 'Our own texts and pictures',
      paragraphs: [
        'You may read, print and share these pages. Please ask us before you copy our texts or drawings into a site or brochure of your own.',
      ],
    },
    {
      heading: 'If something is wrong',
      paragraphs: [
        'We take care that this site is correct and available. It may still contain a mistake or be down for a time. Tell us, and we will put it right.',
        'As far as the law allows, we are not liable for a loss that comes from relying on a page here without a written quote. We do not run WhatsApp or the sites we link to, so we are not responsible for them.',
        'Nothing here takes away a right that the law gives you.',
      ],
    },
    {
      heading: 'Law and courts',
      paragraphs: [
        'The law of India applies. If we cannot settle a matter by talking, the courts of Andhra Pradesh decide.',
      ],
    },
    {
      heading: 'How to reach us',
      paragraphs: [
        'Is something on this page not clear? Write to the email address on the contact page, and we will explain it.',
      ],
    },
  ],
});
