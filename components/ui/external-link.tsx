import type { ComponentProps } from 'react';

/** A link that leaves the site, in a new tab that cannot reach back. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  );
}
