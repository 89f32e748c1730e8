import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { serviceInFragment, serviceInState, type Carriable } from './carried-service';

const CHANGED = 'carriedservice';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

/** Writes the choice into the history entry, beside what the router keeps there, and tidies the address. */
function carry(title: string | undefined) {
  const { selectedService: _, ...state } = Object(history.state) as { selectedService?: string };
  history.replaceState(title ? { ...state, selectedService: title } : state, '', location.pathname);
  dispatchEvent(new Event(CHANGED));
}

const never = () => () => {};

/** Whether a link of the site brought the visitor to this component; false if it came with the loaded page. */
function useCameByLink() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useState(isInBrowser)[0];
}

/**
 * The service that brought the visitor here: `[title, drop]`. A fragment `#service=<slug>` is lifted
 * into the navigation state (`history.state.selectedService`, the title), so that reload, back and
 * forward keep it and the address stays `/contact/`. What is not one of `services` is ignored.
 */
export function usePreselectedService(services: readonly Carriable[]) {
  const title = useSyncExternalStore(
    subscribe,
    () => serviceInState(history.state, services),
    () => undefined,
  );

  const cameByLink = useCameByLink();

  useLayoutEffect(() => {
    function lift() {
      const chosen = serviceInFragment(location.hash, services);
      if (chosen) carry(chosen);
      return chosen;
    }
    // The router looks for an element of that name, finds none, and leaves the page scrolled as the last one was.
    if (lift() && cameByLink) scrollTo({ top: 0, behavior: 'instant' });
    addEventListener('hashchange', lift);
    return () => removeEventListener('hashchange', lift);
  }, [services, cameByLink]);

  return [title, () => carry(undefined)] as const;
}
