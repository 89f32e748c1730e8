import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

/** What a visitor reads when a page of the site breaks. */
export const failure: Content['failure'] = fill({
  heading: 'Something went wrong on this page',
  text: 'Load the page again. If that does not help, write to us on WhatsApp or call us: we will answer all the same.',
  reload: 'Load the page again',
  chat: 'Write on WhatsApp',
  greeting: 'Hello! Your website did not work for me. I would like to ask about your services.',
  phone: 'Call',
});
