'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Makes the framework announce the new page's title to screen readers after every click on a link. Its own title
 * may be inserted after the page, and until then it announces the heading: so there is a second title, which
 * counts only while the first is missing. `titles`: by path, as exported.
 */
export function DocumentTitle({ titles }: { titles: Readonly<Record<string, string>> }) {
  const title = titles[usePathname()];

  useLayoutEffect(() => {
    if (!title) return;
    const element = document.createElement('title');
    element.textContent = title;
    document.head.append(element);
    return () => element.remove();
  }, [title]);

  return null;
}
