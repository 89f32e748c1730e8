import { usePathname } from 'next/navigation';
import { useEffect, useState, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Whether a floating button would cover something to press or to fill in, and so should make way.
 * Watches the controls of the page through a window of the button's own size and place.
 */
export function useYielding(button: RefObject<HTMLElement | null>) {
  const path = usePathname();
  const [isYielding, setIsYielding] = useState(false);

  useEffect(() => {
    const covered = new Set<Element>();
    let observer: IntersectionObserver | undefined;

    function watch() {
      const box = button.current?.getBoundingClientRect();
      if (!box) return;
      observer?.disconnect();
      covered.clear();
      const { clientWidth, clientHeight } = document.documentElement;
      const margins = [-box.top, box.right - clientWidth, box.bottom - clientHeight, -box.left];
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          }
          setIsYielding(covered.size > 0);
        },
        { rootMargin: margins.map((margin) => `${Math.round(margin)}px`).join(' ') },
      );
      document
        .querySelectorAll(`main :is(${CONTROLS}), footer :is(${CONTROLS})`)
        .forEach((control) => observer?.observe(control));
    }

    watch();
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [button, path]);

  return isYielding;
}
