import type { ComponentProps } from 'react';
import { ExternalLink } from './external-link';
import { Link } from './link';

/** Goes somewhere: a path of the site opens here, anything else in a new tab. */
export function Anchor({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const Element = href.startsWith('/') ? Link : ExternalLink;
  return <Element href={href} {...props} />;
}
