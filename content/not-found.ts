import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export const notFound: Content['notFound'] = fill({
  title: 'Page Not Found',
  description:
    'This address leads to no page. Go back to the home page, see our services and prices, or write to us on the contact page.',
  heading: 'This channel leads nowhere',
  text: 'The Krishna splits into many arms before it meets the sea, and you have followed one that dries up. The page was moved, or the address holds a typing mistake.',
  linksIntro: 'These channels carry water:',
});
