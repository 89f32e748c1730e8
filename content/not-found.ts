import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export const notFound: Content['notFound'] = fill({
  title: 'Page Not Found',
  description:
    'There is no page at this address. Go back to the home page, see our services and prices, or write to us on the contact page.',
  heading: 'Page not found',
  text: 'The Krishna splits into many arms before it meets the sea, and you have followed one that dries up. The page has moved, or there is a typing mistake in the address.',
  linksIntro: 'These pages are here:',
});
