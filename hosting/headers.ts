/** The headers that every host sends, in one table. Run `npm run headers` after a change here. */
import { readFileSync } from 'node:fs';

export const headers = {
  // What the policy in each page cannot say.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=86400',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Folders in which each file is named after what is in it. */
export const HASHED = ['_next/static', 'fonts', 'photos'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The Cache-Control of an address. */
export const cachingOf = (pathname: string) =>
  HASHED.some((folder) => pathname.startsWith(`/${folder}/`)) ? IMMUTABLE : REVALIDATED;

const entries = Object.entries(headers);
const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

/** For Cloudflare Pages and Netlify. */
const forPages = () =>
  lines([
    '# Written by npm run headers. Where several rules name one header these hosts join what they say, so caching is in',
    '# one rule alone: to ask anew each time is their default.',
    '/*',
    ...entries.map(([name, value]) => `  ${name}: ${value}`),
    ...HASHED.flatMap((folder) => ['', `/${folder}/*`, `  Cache-Control: ${IMMUTABLE}`]),
  ]);

/** Where two rules match, the later wins. */
function forVercel() {
  const rule = (source: string, sent: Record<string, string>) => ({
    source,
    headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
  });
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    trailingSlash: true,
    headers: [
      rule('/(.*)', { ...headers, 'Cache-Control': REVALIDATED }),
      rule(`/(${HASHED.join('|')})/(.*)`, { 'Cache-Control': IMMUTABLE }),
    ],
  });
}

/** The recipe, with the lines of its headers anew. */
const forNginx = (recipe: string) =>
  recipe.replace(
    /( {4}add_header (?!Cache-Control).*\n)+/,
    lines(entries.map(([name, value]) => `    add_header ${name} "${value}" always;`)),
  );

const NGINX = 'hosting/nginx.conf';

/** What the files of all hosts must say, by their paths. */
export const copies = (): Record<string, string> => ({
  'public/_headers': forPages(),
  'public/vercel.json': forVercel(),
  [NGINX]: forNginx(readFileSync(NGINX, 'utf8')),
});
