/**
 * Where what is typed into the form is kept until it is sent: in session storage, so in this tab
 * alone and only until it is closed. The privacy page names it.
 */
const DRAFT_KEY = 'enquiry-draft';

/** Keeps what every field of `form` holds, if any holds something. Storage that throws is survived. */
export function saveDraft(form: HTMLFormElement) {
  const fields = Object.fromEntries(new FormData(form));
  if (Object.values(fields).every((value) => value === '')) return dropDraft();
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(fields));
  } catch {
    // Blocked or full: the fields themselves still hold it.
  }
}

/** Puts what was kept into the fields of `form` that are still empty. Anything else in storage is ignored. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(storedDraft())) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value));
    if (isField && field.value === '' && typeof value === 'string') field.value = value;
  }
}

function storedDraft(): object {
  try {
    return Object(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')) as object;
  } catch {
    return {};
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // What cannot be kept need not be dropped.
  }
}
