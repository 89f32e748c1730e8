/** Goes to a file, a field or a page in the editor. */
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../content/schema/files.ts';
import { addressIn, languageOf } from '../../page-language.ts';
import { buttonId } from './element-ids.ts';
import { fieldAt, type Name, treeOf, within } from './fields.ts';
import { get, set } from './store.ts';
import { inForm } from './telugu.ts';
import type { undo } from './undo.ts';

/** The path of the page that shows a file first; undefined for what is on every page. */
function pageOf(name: Name, { pages }: Content) {
  const key = { process: 'home', words: 'contact', work: 'home', people: 'about' }[name as string] ?? name;
  if (name === 'not-found') return '/404/';
  return pages[key]?.path;
}

/** The address of a page in the language of the one in the frame. */
const inSameLanguage = (path: string) => addressIn(languageOf(get().path), path);

const open = (ids: string[]) => set({ open: new Set([...get().open, ...ids]) });

/** Shows a file in the form with its first group open, and its page in the frame. */
export function showContent(name: Name) {
  const { contents, path } = get();
  set({ name, field: '', path: inSameLanguage(pageOf(name, contents) ?? path) });
  open([treeOf(name, contents).parts[0]!.id]);
}

export const setCurrentField = (field: string) => set({ field });

/** Shows the page of `field`, if it is one that the owner has added, once the server has it: before, the frame would say "not found". */
export function useOwnPage(field: string) {
  useEffect(() => {
    const [name, key = ''] = field.split('.');
    const page = name === 'pages' && get().contents.pages[key];
    if (!page) return;
    const path = inSameLanguage(page.path);
    let timer: ReturnType<typeof setTimeout>;
    const left = new AbortController();
    const showOnceServed = async () => {
      if (path === get().path) return;
      const isSaved = get().saving.state === 'saved';
      const answer = isSaved ? await fetch(path).catch(() => undefined) : undefined;
      if (left.signal.aborted) return;
      if (answer?.ok) set({ path });
      else timer = setTimeout(() => void showOnceServed(), 1000);
    };
    void showOnceServed();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [field]);
}

const CONTROLS = 'input, textarea, select, button';

/** Opens the folds around a field in the form, and focuses it. The page in the frame stays. */
export function focusField(field: string) {
  const parts = field.split('.');
  const enclosing = parts.map((_, i) => parts.slice(0, i + 1).join('.'));
  // Rendered at once, because only what is there can be focused.
  flushSync(() => {
    set({ view: 'Form', name: parts[0] as Name, field });
    open(enclosing);
  });
  // A field that is not there leads to the nearest fold around it.
  const place = ['content', ...enclosing]
    .map((id) => document.getElementById(id) ?? document.getElementById(buttonId(id, 'Add')))
    .findLast((element) => element !== null);
  const inside = place?.querySelector('[data-inside]') ?? place;
  const control = place?.matches(CONTROLS) ? place : inside?.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: place === control ? 'center' : 'start' });
}

/** Focuses the field in use in the form, or else the choice of a content. */
export function focusForm() {
  set({ view: 'Form' });
  if (get().field) focusField(get().field);
  else focusOn('content');
}

/** Focuses a field, and shows its page in the frame. A pair in Telugu is below its English text. */
export function goToField(id: string) {
  const field = inForm(id, get().contents);
  const name = field.split('.')[0] as Name;
  if (name !== get().name) showContent(name);
  focusField(field);
}

/** Undoes or redoes a step, and goes to its field. */
export function goToStep(step: typeof undo) {
  const field = step();
  if (field) goToField(field);
}

/** Focuses an entry that was added, with all its folds open to be filled in. */
export function goToAdded(id: string) {
  const added = fieldAt(id, get().contents);
  open(added ? within(added).map((field) => field.id) : []);
  focusField(id);
}

/** Focuses the first of these elements that can be, once an edit is rendered: what had the focus may be gone. */
export function focusOn(...ids: string[]) {
  setTimeout(() => {
    const controls = ids.map((id) => document.getElementById(id));
    controls.find((control) => control && !control.matches(':disabled'))?.focus();
  });
}
