/** The state of the editor's page: what is held, what is derived from it, and how components subscribe to it. */
import { useSyncExternalStore } from 'react';
import type { Content } from '../../content/schema/files.ts';
import { isEqual } from '../change.ts';
import type { Conflict } from '../conflicts.ts';
import type { Progress } from '../progress.ts';
import type { Problem } from './check.ts';
import type { Name } from './fields.ts';
import { conflictValues, unsavedOf, openSession, type Session, type Step } from './session.ts';
import { storeUnsaved } from './unsaved.ts';

export type Saving = { state: 'saved' | 'typing' | 'waiting' | 'failed'; reason?: string };

/** A message about what happened without a press in this window. */
export type Message = {
  text: string;
  /** The step that it offers to undo. */
  step?: Step;
  /** How a publication ended: it stays until somebody has read it. */
  outcome?: Progress['outcome'];
  /** Whether what it is about is over, and the message with it. */
  isOver?: (state: State) => boolean;
};

export type View = 'Form' | 'Page' | 'To do' | 'Changes' | 'Publish' | 'History';

/** The field that is typed in, until what is typed counts. */
type Typing = {
  field: string;
  /** The content from which other fields have followed it. */
  before: Content;
  /** Whether no key has been pressed for a while. An amount is neither sent nor compared before. */
  isResting: boolean;
};

type Held = {
  session: Session;
  /**
   * The addresses of services to which visitors may have links: those that were published, or there at the start. A draft of
   * then may be one that was public and is hidden.
   */
  publicSlugs: ReadonlySet<string>;
  /** The content that visitors have; undefined until it is known. */
  published?: Content;
  /** What the check finds in the content, once nobody has typed for a moment. */
  problems: Problem[];
  /** What it found last while there were no errors. */
  known: Problem[];
  saving: Saving;
  /** How far publishing is, in this window or in another; undefined while the server does not answer. */
  progress?: Progress;
  /** Newest last. */
  news: Message[];
  view: View;
  /** The file that the form shows, and the field in use. */
  name: Name;
  field: string;
  typing?: Typing;
  /** The fields that were left once. */
  left: ReadonlySet<string>;
  /** The path of the page in the frame, in which links may have led to another. */
  path: string;
  /** The ids of the folds that are open. */
  open: ReadonlySet<string>;
};

/** Derived from the session by `update`. */
type Derived = {
  /** The content in the form. */
  contents: Content;
  /** Each with the values of now. */
  conflicts: Conflict[];
  /** Whether the browser has stored what is unsaved: its storage may be full or switched off. */
  isStored: boolean;
};

type State = Held & Derived;

const session = openSession({});

let state: State = {
  session,
  publicSlugs: new Set(),
  problems: [],
  known: [],
  saving: { state: 'saved' },
  progress: { steps: [] },
  news: [],
  view: 'Form',
  name: 'home',
  field: '',
  left: new Set(),
  path: '/',
  open: new Set(),
  contents: session.shown as Content,
  conflicts: [],
  isStored: true,
};
const listeners = new Set<() => void>();

export const get = () => state;

export function set(part: Partial<State>) {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `pick` selects of the state. A component is rendered again when that has changed. */
export const useEditor = <Part>(pick: (state: State) => Part) =>
  useSyncExternalStore(subscribe, () => pick(state));

/** Ends the messages of which `isEnded` is true. */
export function dismiss(isEnded: (message: Message) => unknown) {
  const news = state.news.filter((one) => !isEnded(one));
  if (news.length < state.news.length) set({ news });
}

/** Shows a message, in place of one that says the same. Of older ones, two stay above it. */
export function notify(text: string, more: Omit<Message, 'text'> = {}) {
  const others = state.news.filter((one) => one.text !== text);
  const kept = others.filter((one) => one.outcome || others.slice(-2).includes(one));
  set({ news: [...kept, { text, ...more }] });
}

/** Notifies what the last step has done, with a button that undoes it. */
export function notifyStep(text: string) {
  const step = state.session.past.at(-1)!;
  notify(text, { step, isOver: ({ session }) => session.past.at(-1) !== step });
}

/** Replaces the session, stores in the browser what is unsaved, and derives the rest. */
export function update(session: Session) {
  const refused = Object.values(session.files).flatMap((file) => file.conflicts);
  const conflicts = refused.map((one) => ({ ...conflictValues(session, one), id: one.id }));
  set({
    session,
    contents: session.shown as Content,
    conflicts: isEqual(conflicts, state.conflicts) ? state.conflicts : conflicts,
    isStored: storeUnsaved(unsavedOf(session)),
  });
  dismiss(({ isOver }) => isOver?.(state));
}
