import type { Content } from './schema/files.ts';

/**
 * Warnings that the owner has read and lives with, by the names that `npm run content` gives them. These come
 * with the words and prices that the site began with. Have the proof of each claim ready before the launch.
 */
export const accepted: Content['accepted'] = [
  'discount: Performance Marketing, 40% OFF, in truth 66%',
  'discount: Web Design & Development, 42% OFF, in truth 90%',
  'discount: Brand Identity & Design, 43% OFF, in truth 82%',
  'discount: Analytics & Business Intelligence, 40% OFF, in truth 70%',
  'discount: E-commerce Solutions, 44% OFF, in truth 92%',
  'claim: #1',
  'claim: most popular',
  'claim: high roi',
  'claim: best value',
  'claim: proven',
  'claim: 24/7',
  'claim: free',
  'claim: within 2 hours',
  'claim: within minutes',
  'claim: 40+',
  'claim: 500+',
  'claim: 15+',
  'claim: 98%',
  'claim: 99.8%',
  'claim: under 2s',
  'claim: 300%',
  'claim: 95%',
];
