'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * Has screen readers told a page's title after a click on a link, every time. The framework's own title
 * may come later than the page, and its announcer reads the heading then: so there is a second title,
 * which counts only while the first is missing. `titles`: by path, as exported.
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
