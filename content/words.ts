import type { Content } from './schema/files.ts';

/** Words that other texts quote: {promise} and {send}, in any text of this folder, become what is written here. */
export const words: Content['words'] = {
  promise: '2 hours',
  send: 'Send Message',
};
