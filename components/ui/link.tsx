'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link inside the site. The page behind it is fetched once the visitor hovers, touches or
 * focuses the link: fetching every link in view would cost a phone eleven requests on load.
 */
export function Link({ onPointerEnter, onFocus, ...props }: LinkProps) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={isWanted ? null : false}
      onPointerEnter={(event) => {
        setIsWanted(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsWanted(true);
        onFocus?.(event);
      }}
    />
  );
}
