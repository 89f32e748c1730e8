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
      points: [
        'Textile and saree shops, from Besant Road to Mangalagiri',
        'Chilli traders around the Guntur mirchi yard',
        'Jewellers who plan by muhurtham dates',
        'Clinics, coaching centres and restaurants',
        'Paddy and aqua exporters',
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
});
