import { z } from 'zod';
import { entry, group, list, name, pattern, telugu, text } from './fields.ts';

const phone = (title: string) =>
  pattern(title, {
    kind: 'Indian phone number',
    // Ten digits, in two or three groups. Five zeros are allowed for the example that the site began with.
    form: /^\+91 (?=(\d ?){10}$)([1-9]\d{1,3}|[6-9]\d{4}|00000) \d{3,8}( \d{3,4})?$/,
    write:
      '+91 and its ten digits in groups: +91 90000 00000, for a mobile number, which begins with 6 to 9, or +91 863 000 0000, without the 0 of the area',
  });

const link = entry('Link', {
  label: text('Label', 24),
  href: z
    .string()
    .min(1, 'The link leads nowhere. → Choose a page, or write an address with https:// before it.')
    .meta({
      isAddress: true,
      title: 'Leads to',
      reading: 'link',
      description:
        'A page of the site. Links in the footer may lead to another site: write its address with https://.',
    }),
});

const NETWORKS = `facebook, instagram, linkedin, threads or youtube. For another network write other, and its name as the label`;

const social = entry('Profile', {
  network: z.enum(['facebook', 'instagram', 'linkedin', 'threads', 'youtube', 'other']).meta({
    title: 'Network',
    description: 'For another network choose other, and write its name as the label.',
    kind: NETWORKS,
  }),
  label: name('Label', 24),
  url: pattern('Address of your page there', {
    kind: 'address of a profile',
    form: /^https:\/\/([\w-]+\.)+[a-z]+(\/\S*)?$/,
    write: 'all of it, with https:// before it: https://www.instagram.com/your-name',
    max: 100,
  }),
});

const address = group('Address', {
  street: text('Street', 80),
  city: text('City', 30),
  postalCode: pattern('PIN code', {
    kind: 'PIN code',
    form: /^[1-9]\d{5}$/,
    write: 'its six digits: 522001',
  }),
}).meta({
  description: 'If customers may come: search engines then list a local business.',
  kind: 'an address, with a street, a city and a postalCode',
});

const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const time = (title: string, kind: string) =>
  pattern(title, {
    kind,
    form: /^(1[0-2]|[1-9]):[0-5]\d [ap]m$/,
    write: 'it like 9:30 am',
    lang: 'en',
  });

/** Days in a row with the same times. */
const row = entry('Row of days', {
  from: day.meta({ title: 'From', lang: 'en' }),
  to: day.meta({ title: 'To', description: 'Left out for a single day.', lang: 'en' }).optional(),
  opens: time('Opens at', 'opening time'),
  closes: time('Closes at', 'closing time'),
});

const hours = group('Opening hours', {
  label: text('Label', 24, 'Before the times.'),
  times: list('Lines', row, 1, 7),
}).meta({
  kind: 'hours, with a label and times',
});

export const site = z.strictObject({
  // A longer one would be cut off in the header of a phone.
  brand: name('Name of the agency', 20),
  tagline: text('Tagline', 30, 'Below the name, in the header.'),
  label: text('What the agency is', 36, 'At the foot of the menu on phones.'),
  description: text('Description', 160, 'For search engines: one sentence on the agency.'),
  phone: phone('Phone'),
  landline: phone('Landline or second phone').optional(),
  chatNumber: pattern('WhatsApp number', {
    kind: 'WhatsApp number',
    form: /^91([6-9]\d{9}|0{10})$/,
    write: '91 and ten digits of a mobile number, without plus and spaces: 919000000000',
  }),
  chatGreeting: text('Beginning of a chat', 160, 'What WhatsApp has written already when it opens.'),
  chatTooltip: text('Hint at the round WhatsApp button', 36),
  email: pattern('Email', {
    kind: 'email address',
    form: z.regexes.email,
    write: 'it like hello@your-domain.in',
  }),
  url: pattern('Address of this site', {
    kind: 'website address',
    form: /^https:\/\/([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/,
    write: 'https:// and the domain, without a slash at the end: https://www.your-domain.in',
  }),
  address: address.optional(),
  hours: hours.optional(),
  cities: list(
    'Cities',
    text('City', 20),
    1,
    10,
    'At the top of the home page. More of them push the buttons off a phone.',
  ),
  region: text('State', 30, 'With the cities, the area that search engines name.'),
  navigation: list('Links in the header', link, 2, 4),
  frame: group(
    'Words that frame every page',
    {
      skip: text('Link to the content', 24),
      navigation: text('Name of the navigation', 24),
      breadcrumb: text('Name of the line of links', 24),
      showPath: text('Button that shows all of them', 24),
      menu: text('Menu', 24),
      openMenu: text('Button that opens the menu', 24),
      closeMenu: text('Button that closes the menu', 24),
      shortcuts: text('Name of the round buttons', 24),
      scrollToTop: text('Round button to the top', 24),
      shareImage: text('What the image of a shared link shows', 120, 'The title of the page follows.'),
      growth: name('Below ఎదుగుదల, which the river writes', 16, 'What it means in English.'),
      opensTab: text('Opens in a new tab', 36, 'After every link that does, such as those to WhatsApp.'),
      servicesShown: group(
        'After a filter was chosen',
        { one: text('For one service', 24), other: text('For several', 24) },
        'After its name and the number: Development: 2 services shown.',
      ),
    },
    'Most are not shown: screen readers say them.',
  ),
  quote: group('Buttons to the contact form', {
    header: text('In the header', 16),
    compact: text('In the header of phones', 8),
    drawer: text('In the menu of phones', 24),
  }),
  footer: group('Footer', {
    lead: text('Text below the name', 120),
    services: group('Column of services', {
      heading: text('Heading', 24),
      links: list('Links', link, 1, 6),
    }),
    company: group('Column of the company', {
      heading: text('Heading', 24),
      links: list('Links', link, 2, 6),
    }),
    legal: group('Column of legal pages', {
      heading: text('Heading', 24),
      links: list('Links', link, 2, 6),
    }),
    social: group('Above the profiles', { heading: text('Heading', 24) }),
    newsletter: group('Newsletter', {
      heading: text('Heading', 24),
      text: text('Text', 80),
      label: text('Name of the field', 36, 'Not shown: screen readers say it.'),
      placeholder: text('In the empty field', 16),
      subscribe: text('Button', 16),
    }),
    backToTop: text('Link to the top', 24),
  }),
  social: list('Profiles on social networks', social, 0, 8),
  telugu: group('The site in Telugu', {
    isPublic: z.boolean().meta({
      title: 'Public',
      description: 'Whether visitors find the pages in Telugu, at /te/.',
    }),
    counts: telugu('Which language counts', 130, 'On the Telugu pages of privacy and terms.'),
  }),
});
