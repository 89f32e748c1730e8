import { useEffect, useSyncExternalStore } from 'react';
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

/**
 * The service that brought the visitor here: `[title, drop]`. A fragment `#service=<slug>` is lifted
 * into the navigation state (`history.state.selectedService`, the title), so that reload, back and
 * forward keep it and the address stays `/contact/`. What is not one of `services` is ignored.
 */
export function useCarriedService(services: readonly Carriable[]) {
  const title = useSyncExternalStore(
    subscribe,
    () => serviceInState(history.state, services),
    () => undefined,
  );

  useEffect(() => {
    function lift() {
      const chosen = serviceInFragment(location.hash, services);
      if (chosen) carry(chosen);
    }
    lift();
    addEventListener('hashchange', lift);
    return () => removeEventListener('hashchange', lift);
  }, [services]);

  return [title, () => carry(undefined)] as const;
}
