import { cachingRules, securityHeaders } from './headers.ts';

type Headers = Record<string, string>;

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000;

const [immutable, revalidated] = cachingRules;

/**
 * Every file that a host reads beside the pages, by its path from the project's root. All say the same:
 * the headers of headers.ts. `policy` is that of all pages.
 */
export function hostFiles(policy: string): Record<string, string> {
  const headers = securityHeaders(policy);
  return {
    'out/_headers': headersFile(headers),
    'out/vercel.json': json(vercel(headers)),
    'hosting/generated/nginx-headers.conf': nginx(headers),
    'hosting/generated/cloudfront-headers.json': json(cloudFront()),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * For Cloudflare Pages and Netlify. Both join what several rules say of one header, so caching is in
 * one rule alone: to ask anew each time is their default.
 */
function headersFile(headers: Headers) {
  const rule = (path: string, named: Headers) =>
    [path, ...Object.entries(named).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const lines = [
    rule('/*', headers),
    rule(`${immutable.path}*`, { 'Cache-Control': immutable.cacheControl }),
  ];
  const text = `${lines.join('\n\n')}\n`;
  if (text.split('\n').some((line) => line.length > LONGEST_LINE))
    throw new Error(
      `A line of out/_headers is longer than ${LONGEST_LINE} characters, which Cloudflare Pages drops. Use fewer inline scripts, or fewer pages with styles of their own.`,
    );
  return text;
}

/** https://vercel.com/docs/project-configuration. Where two rules match, the later wins. */
function vercel(headers: Headers) {
  const rule = (path: string, named: Headers) => ({
    source: `${path}(.*)`,
    headers: Object.entries(named).map(([key, value]) => ({ key, value })),
  });
  return {
    framework: null,
    trailingSlash: true,
    headers: [
      rule(revalidated.path, { ...headers, 'Cache-Control': revalidated.cacheControl }),
      rule(immutable.path, { 'Cache-Control': immutable.cacheControl }),
    ],
  };
}

/** For hosting/nginx.conf to include. */
function nginx(headers: Headers) {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `${lines.join('\n')}\n`;
}

/**
 * A CloudFront response headers policy. It lives apart from the files, so it names no hash of theirs: a
 * page in the cache would not match a newer policy. The pages carry their own.
 */
function cloudFront() {
  const {
    'Content-Security-Policy': frames,
    'Strict-Transport-Security': transport,
    'X-Content-Type-Options': _nosniff,
    'Referrer-Policy': referrer,
    ...others
  } = securityHeaders();
  const Override = true;
  const Items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  return {
    Name: 'site-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: frames, Override },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)![1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Override,
      },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override },
    },
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}
