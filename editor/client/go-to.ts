/** Where one is in the editor: the content in the form, the field in use, the page beside. */
import { flushSync } from 'react-dom';
import { pageOf } from './content.ts';
import { type undo } from './edits.ts';
import { fieldAt, type Name, treeOf, within } from './fields.ts';
import { get, set } from './store.ts';

const open = (ids: string[]) => set({ open: new Set([...get().open, ...ids]) });

/** Shows a content in the form, and its page beside it. What the page shows first is open. */
export function showContent(name: Name) {
  const { contents, path } = get();
  set({ name, field: '', path: pageOf(name, contents) ?? path });
  open([treeOf(name, contents).parts[0]!.id]);
}

/** Takes note of the field in use. A page of text is beside its fields as soon as it is saved. */
export function setCurrentField(field: string) {
  set({ field });
  const [name, key = ''] = field.split('.');
  const pages = get().contents.pages as Record<string, { path: string }>;
  const path = name === 'pages' ? pages[key]?.path : undefined;
  if (path && path !== get().path) void showOnceServed(path, field);
}

/** Shows a page once the server has it: a new one comes a moment after it is saved, and "not found" would stay. */
async function showOnceServed(path: string, field: string) {
  const isSaved = get().saving.state === 'saved';
  const answer = isSaved ? await fetch(path).catch(() => undefined) : undefined;
  if (get().field !== field) return;
  if (answer?.ok) set({ path });
  else setTimeout(() => void showOnceServed(path, field), 1000);
}

const CONTROLS = 'input, textarea, select, button';

/** Opens what encloses a field in the form, and goes to it. The page beside stays as it is. */
export function focusField(field: string) {
  const parts = field.split('.');
  const enclosing = parts.map((_, i) => parts.slice(0, i + 1).join('.'));
  // Drawn at once: only what is there can be focused.
  flushSync(() => {
    set({ view: 'Form', name: parts[0] as Name, field });
    open(enclosing);
  });
  // What is missing is told at what it is missing from.
  const place = enclosing
    .map((id) => document.getElementById(id) ?? document.getElementById(`${id}-add`))
    .findLast((element) => element !== null);
  const inside = place?.querySelector('.stack') ?? place;
  const control = place?.matches(CONTROLS) ? place : inside?.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: place === control ? 'center' : 'start' });
}

/** Goes to a field, and shows the page that it is in. */
export function goToField(field: string) {
  const name = field.split('.')[0] as Name;
  if (name !== get().name) showContent(name);
  focusField(field);
}

/** Undoes or does again, and goes to where that was. */
export function goToStep(step: typeof undo) {
  const field = step();
  if (field) goToField(field);
}

/** Goes to what was added, all of it open: there is something to fill in everywhere. */
export function goToAdded(id: string) {
  const added = fieldAt(id, get().contents);
  open(added ? within(added).map((field) => field.id) : []);
  focusField(id);
}

/** Once an edit is shown, the first of these that can be focused: what had the focus may be gone. */
export function focusOn(...ids: string[]) {
  setTimeout(() => {
    const controls = ids.map((id) => document.getElementById(id));
    controls.find((control) => control && !control.matches(':disabled'))?.focus();
  });
}
