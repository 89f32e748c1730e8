import type { Site } from '../../content/site.ts';
import type { Finding } from './content.ts';

/** The values that content/site.ts began with. They can harm nobody, and reach nobody. */
const isDefault: [
  field: 'brand' | 'phone' | 'chatNumber' | 'email' | 'url',
  (value: string) => boolean,
  todo: string,
][] = [
  ['brand', (brand) => brand === 'AP Growth', 'Write the name of the agency.'],
  ['phone', (phone) => /0{5} 0{5}$/.test(phone), 'Write the number that customers call.'],
  ['chatNumber', (number) => /0{10}$/.test(number), 'Write the same number in digits: 919848012345.'],
  ['email', (email) => /@example\.|\.example$/.test(email), 'Write the address that you read every day.'],
  [
    'url',
    (url) => /\bexample\.|\.example$|\.test$|\.invalid$/.test(url),
    'Write the domain that the site will have.',
  ],
];

/** The fields of content/site.ts that still hold what they began with. */
export function workingDefaults(site: Site): Finding[] {
  const fields = isDefault.flatMap(([field, isLeft, todo]) => {
    const value = site[field];
    return isLeft(value) ? { path: ['site', field], what: `"${value}" is a working default.`, todo } : [];
  });
  const social = site.social.flatMap(({ url, label }, i) =>
    new URL(url).pathname === '/'
      ? {
          path: ['site', 'social', i, 'url'],
          what: `"${url}" is the front page of ${label}, not yours.`,
          todo: 'Copy the address of your page there, or remove this entry.',
        }
      : [],
  );
  return [...fields, ...social];
}
