import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Carriable, serviceInFragment, serviceInState } from './carried-service';

type EntryState = { selectedService?: string } | null;

/** The choice in the history's entries, for as long as the contact form is shown. */
function createStore(services: readonly Carriable[]) {
  /** Of this page: known once it is shown, because the router renders it under the last one's address. */
  let pathname: string | undefined;
  let tellReact = () => {};
  /** Of the last entry that had one. A jump to an anchor makes an entry with none. */
  let known: EntryState = null;

  const read = () => serviceInState(history.state, services);

  /** Writes the choice into the current entry, beside what the router keeps there. */
  function write(selectedService: string | undefined, address?: string) {
    const { selectedService: _, ...others } = { ...((history.state as EntryState) ?? known) };
    known = selectedService ? { ...others, selectedService } : others;
    history.replaceState(known, '', address);
    tellReact();
  }

  /** Lifts a choice out of the fragment, and takes it along to an entry of this page that has none. */
  function follow() {
    pathname ??= location.pathname;
    if (location.pathname !== pathname) return;
    const chosen = serviceInFragment(location.hash, services);
    const last = serviceInState(known, services);
    if (chosen) write(chosen, location.pathname + location.search);
    else if (last && !read()) write(last);
    else known = history.state as EntryState;
    tellReact();
  }

  function subscribe(onChange: () => void) {
    tellReact = onChange;
    addEventListener('popstate', follow);
    // The router tells nobody of an entry that it adds. Browsers without this event keep the choice in the
    // form, though not over a reload of such an entry.
    globalThis.navigation?.addEventListener('currententrychange', follow);
    return () => {
      removeEventListener('popstate', follow);
      globalThis.navigation?.removeEventListener('currententrychange', follow);
    };
  }

  return { read, follow, subscribe, drop: () => write(undefined) };
}

const none = { read: () => undefined, follow() {}, subscribe: () => () => {}, drop() {} };

/**
 * The service that brought the visitor here: `[title, drop]`. A fragment `#service=<slug>` is lifted
 * into the navigation state (`history.state.selectedService`, the title), so that reload, back and
 * forward keep it and the address stays `/contact/`, with its query. Jumps within the page keep it too. What
 * is not one of `services` is ignored.
 */
export function usePreselectedService(services: readonly Carriable[]) {
  const [store] = useState(() => (typeof window === 'undefined' ? none : createStore(services)));
  const title = useSyncExternalStore<string | undefined>(store.subscribe, store.read, none.read);

  useLayoutEffect(() => {
    // A page that was hydrated before this came by a link. The router looks for an element of the fragment's
    // name, finds none, and leaves the page scrolled as the last one was.
    const cameByLink = 'hydrated' in document.documentElement.dataset;
    if (cameByLink && serviceInFragment(location.hash, services)) scrollTo({ top: 0, behavior: 'instant' });
    store.follow();
  }, [services, store]);

  return [title, store.drop] as const;
}
