import { arrivalType } from './arrival';
import { setEntry } from './history';

const DRAFT_KEY = 'enquiry-draft';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type HistoryState = { selectedService?: unknown } | null;

/** What was typed, kept in session storage; where that is blocked or full, while the page is open. */
function createDraft() {
  let text = '';
  const write = (next: string) => {
    text = next;
    try {
      if (text) sessionStorage.setItem(DRAFT_KEY, text);
      else sessionStorage.removeItem(DRAFT_KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  return {
    read(): Record<string, unknown> {
      try {
        text = sessionStorage.getItem(DRAFT_KEY) ?? text;
      } catch {
        // Storage is blocked.
      }
      try {
        // `Object`, because the text may be `null`.
        return Object(JSON.parse(text)) as Record<string, unknown>;
      } catch {
        return {};
      }
    },
    /** A service chosen by a link, `choice`, is no draft on its own: the entry of the history keeps it. */
    save(form: HTMLFormElement, choice?: string) {
      const values = Object.fromEntries(new FormData(form));
      const isWritten = Object.entries(values).some(
        ([name, value]) => value && !(name === 'service' && value === choice),
      );
      write(isWritten ? JSON.stringify(values) : '');
    },
    drop: () => write(''),
  };
}

const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(({ name, type }) => name && type !== 'submit');

/** Titles by slug of the services that a link may choose. */
const servicesOf = (form: HTMLFormElement) =>
  new Map(Object.entries(JSON.parse(form.dataset.services ?? '{}') as Record<string, string>));

function chosenService(form: HTMLFormElement) {
  const chosen = (history.state as HistoryState)?.selectedService;
  return [...servicesOf(form).values()].find((title) => title === chosen);
}

function setChosenService(selectedService: string | undefined, address?: string) {
  const { selectedService: _, ...others } = { ...(history.state as HistoryState) };
  setEntry(selectedService ? { ...others, selectedService } : others, address);
}

/** Moves a choice such as `#service=web-design-development` from the address to the state of the history entry. */
function takeFromHash(form: HTMLFormElement) {
  const slug = new URLSearchParams(location.hash.slice(1)).get('service') ?? '';
  const title = servicesOf(form).get(slug);
  if (title) setChosenService(title, location.pathname + location.search);
  return title;
}

function fill(form: HTMLFormElement, field: Field, value: unknown) {
  if (typeof value !== 'string') return;
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) {
    // Titles of the home page are no options yet.
    if (![...servicesOf(form).values()].includes(value)) return;
    // Add it before "Other", the last option.
    field.add(new Option(value, value), field.options.length - 1);
  }
  field.value = value;
}

function returnFocus(form: HTMLFormElement, last: Field) {
  const field = fieldsOf(form).find(({ name }) => name === last.name);
  field?.focus({ preventScroll: true });
  // An input of type `email` has no `selectionStart`.
  if (field instanceof HTMLSelectElement || last instanceof HTMLSelectElement || last.selectionStart === null)
    return;
  field?.setSelectionRange(last.selectionStart, last.selectionEnd);
}

const SELECTOR = 'form[data-services]';

/**
 * Fills the form with `data-services` from the draft and the chosen service, and saves the draft at every `input`. If the
 * framework replaces the form, values, focus and caret are restored. `reset` deletes the draft.
 */
export function rememberEnquiry() {
  const draft = createDraft();
  let form: HTMLFormElement | null = null;
  let focused: Field | null = null;
  let choice: string | undefined;

  /** Fills the fields from the draft. Unless `draftWins`, only empty ones: the others were typed before this ran. */
  function refill(draftWins: boolean) {
    if (!form) return;
    const typed = draft.read();
    takeFromHash(form);
    choice = chosenService(form);
    for (const field of fieldsOf(form))
      if (draftWins || field.value === '')
        fill(form, field, (field.name === 'service' && choice) || typed[field.name]);
    draft.save(form, choice);
  }

  function restore() {
    if (form?.isConnected) return;
    const isRedrawn = form !== null;
    form = document.querySelector<HTMLFormElement>(SELECTOR);
    // What the browser restores may be older than the draft.
    refill(isRedrawn || arrivalType() !== 'navigate');
    if (form && isRedrawn && focused) returnFocus(form, focused);
  }

  restore();
  new MutationObserver(restore).observe(document, { childList: true, subtree: true });
  // Also when the page comes back from the back/forward cache. After a first load this changes nothing.
  addEventListener('pageshow', () => refill(true));
  // Some software fills fields without an event.
  addEventListener('pagehide', () => form && draft.save(form, choice));

  const fieldIn = (target: EventTarget | null) =>
    target instanceof Element && target.closest(SELECTOR) ? (target as Field) : null;

  addEventListener('focusin', ({ target }) => (focused = fieldIn(target)));

  function forgetChoice() {
    choice = undefined;
    setChosenService(undefined);
  }

  function keep({ target }: Event) {
    const field = fieldIn(target);
    if (field?.name === 'service') forgetChoice();
    if (field) draft.save(field.form!, choice);
  }
  addEventListener('input', keep);
  addEventListener('change', keep);

  addEventListener('reset', ({ target }) => {
    if (target !== form) return;
    draft.drop();
    forgetChoice();
  });

  addEventListener('hashchange', () => {
    if (!form) return;
    const taken = takeFromHash(form);
    if (taken) {
      choice = taken;
      fill(form, form.elements.namedItem('service') as HTMLSelectElement, taken);
      draft.save(form, choice);
    } else if (choice && !chosenService(form)) {
      // A jump to an anchor has made a history entry without the choice.
      setChosenService(choice);
    }
  });
}
