import { createHash } from 'node:crypto';
import { elements, type PageElement } from './elements.ts';

/** Types of `<script>` that browsers do not run. */
const DATA = ['application/json', 'application/ld+json'];

/** The chat host, and where it redirects to: Chromium holds a form to its `form-action` on redirects too. */
const CHAT_HOSTS = 'https://wa.me https://api.whatsapp.com';

const isInlineScript = ({ name, attributes }: PageElement) =>
  name === 'script' && !('src' in attributes) && !DATA.includes(attributes.type ?? '');
const isSheet = ({ name }: PageElement) => name === 'style';
const isPolicy = ({ name, attributes }: PageElement) =>
  name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy';

const hash = ({ text }: PageElement) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (found: readonly PageElement[]) => [...new Set(found.map(hash))].sort();

/**
 * The Content-Security-Policy of these pages: their own inline scripts and style sheets by hash, files
 * of the site, and nothing else. Of one page it goes into that page; of all pages into a host's header.
 */
export function policyFor(...pages: readonly string[]): string {
  const all = pages.flatMap(elements);
  return [
    // Firefox holds what is prefetched to this; 'none' would refuse it.
    `default-src 'self'`,
    // The logo is in the page.
    `img-src 'self' data:`,
    `script-src ${[`'self'`, ...hashes(all.filter(isInlineScript))].join(' ')}`,
    `style-src ${[`'self'`, ...hashes(all.filter(isSheet))].join(' ')}`,
    `form-action ${CHAT_HOSTS}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/** Puts the page's own policy in, before anything it is to govern. Throws if the page does not begin with its charset. */
export function withPolicy(html: string): string {
  const charset = elements(html).find(({ attributes }) => 'charset' in attributes);
  if (!charset?.range) throw new Error('The page has no <meta charset>, after which its policy would go.');
  const [, end] = charset.range;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** What in a page that `withPolicy` made its policy does not govern or would refuse, one sentence each. Empty is good. */
export function policyFaults(html: string): string[] {
  const all = elements(html);
  const place = all.findIndex(isPolicy);
  return all.flatMap(({ name, attributes }, index) => {
    const faults: string[] = [];
    if (index < place && ['script', 'style', 'link'].includes(name))
      faults.push(`<${name}> comes before the policy.`);
    for (const attribute of Object.keys(attributes))
      if (attribute === 'style' || attribute.startsWith('on'))
        faults.push(`The policy refuses the attribute ${attribute} of <${name}>: use a class or a listener.`);
    if (/^https?:|^\/\//.test((name === 'script' && attributes.src) || ''))
      faults.push(`The policy refuses the script ${attributes.src}: serve it from the site.`);
    return faults;
  });
}
