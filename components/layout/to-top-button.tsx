'use client';

import type { ComponentProps } from 'react';

export function ToTopButton(props: ComponentProps<'button'>) {
  function scrollToTop() {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
    // The floating button hides at the top, and would lose the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return <button type="button" data-to-top="" onClick={scrollToTop} {...props} />;
}
