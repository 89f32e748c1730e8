import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export const about: Content['about'] = fill({
  heading: 'We help Andhra Pradesh sell online',
  lead: 'We are a digital growth agency for shops and businesses in Guntur, Vijayawada and the rest of the state.',
  sections: [
    {
      heading: 'Who we are here for',
      paragraphs: [
        'People who know their trade and want more customers to know it too. Some have one counter and a phone. Some load containers for buyers abroad.',
      ],
      trades: [
        {
          text: 'Textile and saree shops, from Besant Road to Mangalagiri',
          service: 'social-media-marketing',
        },
        { text: 'Chilli traders around the Guntur mirchi yard', service: 'e-commerce-solutions' },
        { text: 'Jewellers who plan by muhurtham dates', service: 'analytics-business-intelligence' },
        { text: 'Clinics, coaching centres and restaurants', service: 'performance-marketing' },
        { text: 'Paddy and aqua exporters', service: 'web-design-development' },
      ],
    },
    {
      heading: 'What we do: social media, ads, websites and brands',
      drawing: 'sign',
      paragraphs: [
        'We run social media and ads, build websites and online shops, design brands, and turn your bills and enquiries into figures you can act on.',
        'Your customer may read Telugu, English or both. So we write captions, ads and pages in the language the customer uses at your counter.',
      ],
    },
    {
      heading: 'How we work',
      drawing: 'tea',
      paragraphs: [
        'First we learn what you sell, who buys it and when. Then you get a written plan. You see every design on your own phone before it goes live, and no design, post or ad is published until you approve it.',
        'After the launch we report in plain words: how many calls, chats and orders came, and from where. What works gets more of your budget. The rest stops.',
      ],
    },
    {
      heading: 'What it costs',
      drawing: 'board',
      paragraphs: [
        'Monthly and starting prices are on the services page: by the month for social media and ads, by the project for websites, brand design, analytics and online shops.',
        'The first consultation is free. The written quote follows it, so you know the full cost before you say yes.',
      ],
    },
    {
      heading: 'Where we work: Guntur, Vijayawada and beyond',
      drawing: 'delta',
      paragraphs: [
        'Guntur and Vijayawada stand on either side of the Krishna, where the river opens into its delta. That is our home ground, and we take on work from all over Andhra Pradesh.',
        "Tell us what you sell and where. We'll get back to you within {promise}.",
      ],
    },
  ],
  questions: {
    heading: 'What you may ask before you write',
    items: [
      {
        question: 'What happens after I press {send}?',
        answer:
          'WhatsApp opens with your message already written. Press its send arrow, and we reply within {promise}.',
      },
      {
        question: 'What does it cost, and what is extra?',
        answer:
          'Monthly and starting prices are on the services page. Your written quote says what the price includes and what is extra, such as the advertising budget, taxes or a domain.',
      },
      {
        question: 'Who approves what you publish?',
        answer:
          'You do. No design, post or ad is published until you approve it. We answer comments and messages with the reply templates made for you.',
      },
      {
        question: 'In which language do you work?',
        answer:
          'In the one your customers use: captions, ads and pages in Telugu, English or both. You can write to us in Telugu too.',
      },
      {
        question: 'Who owns the domain and the pages?',
        answer:
          'The domain is yours. We hand the finished website or shop over to you, with a guide for your staff. A new brand comes with editable source files.',
      },
      {
        question: 'What is the free call?',
        answer:
          'A first consultation that costs nothing and binds neither of us. Tell us your trade and your town, and we say which step should come first. The written quote follows it.',
      },
    ],
  },
});
