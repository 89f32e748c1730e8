/**
 * @jest-environment node
 *
 * Two windows, another program and a colleague write to one file, in random order and with a crash at every write. However
 * it goes, what somebody has written is there until somebody who sees it writes over it. Texts with an exclamation mark are half
 * typed; only drafts may have them on the disk.
 *
 * The plays are the same each time. PLAYS=30000 plays that many, by chance, and SEED=7 the same ones again; a failure tells
 * its seed.
 */
import fc from 'fast-check';
import { withoutDrafts } from '../content/drafts.ts';
import { force, isEqual } from './change.ts';
import {
  restoreUnsaved,
  openSession,
  conflictValues,
  applyAsStep,
  resolve,
  type Unsaved,
  unsavedOf,
  edit,
  receive,
  markSent,
  type Session,
  undoOrRedo,
  pendingChanges,
} from './client/session.ts';
import type { Conflict } from './conflicts.ts';
import { contentStore } from './content-store.ts';

const FILE = 'services';

type Entry = { id: string; title: string; isDraft?: true };
type Content = { lead: string; note: string; services: Entry[] };

const START: Content = {
  lead: 'lead',
  note: 'note',
  services: [
    { id: 'a', title: 'ads' },
    { id: 'b', title: 'books' },
    { id: 'c', title: 'cards', isDraft: true },
  ],
};

/** What a window does by itself; what it has sent may arrive although no answer does. */
const OWN = [
  'type',
  'type',
  'type',
  'send',
  'send',
  'lose',
  'look',
  'undo',
  'redo',
  'reload',
  'choose',
] as const;
const OTHERS = [
  'program',
  'program',
  'break',
  'mend',
  'colleague',
  'colleague',
  'pull',
  'publish',
  'restart',
  'history',
] as const;

type What = (typeof OWN)[number] | (typeof OTHERS)[number];

const actionsOf = (windows: number, whats: readonly What[]) => {
  const action = fc.record({
    who: fc.integer({ min: 0, max: windows - 1 }),
    what: fc.constantFrom(...whats),
    where: fc.constantFrom('lead', 'note', 'a', 'b', 'c', 'add', 'draft', 'hide', 'show', 'remove', 'order'),
    isValid: fc.boolean(),
    /** After how many writes the program ends, if it does. */
    crash: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined, freq: 3 }),
  });
  return fc.array(action, { minLength: 10, maxLength: 40, size: 'max' });
};

const all = actionsOf(2, [...OWN, ...OTHERS]);

type Action = typeof all extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Of the windows, their numbers. */
type Who = number | 'program' | 'colleague';

class Crash extends Error {}

/** How much that is published of `content` is half typed. */
const faultsIn = (content: unknown) => JSON.stringify(withoutDrafts(content)).split('!').length - 1;
const isWhole = (content: unknown) => faultsIn(content) === 0;

const textsIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(/v\d+!?/g) ?? [];

/** Everything that is played with; `alive` are the values that nobody has written over while seeing them, or who did has taken that back. */
function world() {
  const disk = { text: JSON.stringify(START), conflicts: '[]' };
  let [common, remote] = [START, START];
  const commits = [START];
  let written = 0;
  let writesLeft = Infinity;
  /** Who has written over each value that was ever written. */
  const overwriters = new Map<string, Set<Who>>();
  const alive = () => [...overwriters].flatMap(([value, { size }]) => (size === 0 ? [value] : []));

  const write = (part: keyof typeof disk, value: unknown) => {
    if (writesLeft === 0) throw new Crash();
    writesLeft -= 1;
    disk[part] = JSON.stringify(value);
  };
  const start = () =>
    contentStore({
      read: () => JSON.parse(disk.text) as unknown,
      readCommitted: () => common,
      write: (_, content) => write('text', content),
      readConflicts: () => JSON.parse(disk.conflicts) as Conflict[],
      writeConflicts: (conflicts) => write('conflicts', conflicts),
      faults: (_, content) => faultsIn(content),
    });
  let server = start();
  const open = () => openSession({ [FILE]: server.read(FILE) });
  const windows: Session[] = [open(), open()];
  const unsaved: (Unsaved | undefined)[] = [];

  /** The same content with one thing changed: what was there is written over by one who sees it. */
  function changed(content: Content, { where, isValid }: Pick<Action, 'where' | 'isValid'>): Content {
    const value = `v${(written += 1)}${isValid ? '' : '!'}`;
    const next = structuredClone(content);
    if (where === 'lead') next.lead = value;
    else if (where === 'note') next.note = value;
    else if (where === 'add') next.services.push({ id: `n${value.replace('!', '')}`, title: value });
    else if (where === 'draft')
      next.services.push({ id: `n${value.replace('!', '')}`, title: value, isDraft: true });
    else if (where === 'hide') next.services = next.services.map((entry) => ({ ...entry, isDraft: true }));
    else if (where === 'show') next.services = next.services.map(({ id, title }) => ({ id, title }));
    else if (where === 'remove') next.services.shift();
    else if (where === 'order') next.services.reverse();
    else {
      const entry = next.services.find(({ id }) => id === where) ?? next.services[0];
      if (entry) entry.title = value;
    }
    return next;
  }
  const overwritersOf = (value: string) => {
    const known = overwriters.get(value) ?? new Set();
    overwriters.set(value, known);
    return known;
  };
  /** `before` and `after` are what one saw and what one made of it. */
  function intend(who: Who, before: unknown, after: unknown) {
    const [old, now] = [textsIn(before), textsIn(after)];
    for (const value of old) if (!now.includes(value)) overwritersOf(value).add(who);
    for (const value of now) if (!old.includes(value)) overwritersOf(value).delete(who);
  }
  const set = (who: number, session: Session) => {
    windows[who] = session;
    unsaved[who] = unsavedOf(session);
  };
  const update = (who: number, next: Session) => {
    intend(who, windows[who]!.shown, next.shown);
    set(who, next);
  };
  /** One gives up what one has written oneself, and nothing else. */
  const travel = (who: number, from: 'past' | 'future') => {
    const { session, step } = undoOrRedo(windows[who]!, from);
    const before = step?.changes.map((change) => change.before);
    const after = step?.changes.map((change) => change.after);
    const [old, now] = from === 'past' ? [after, before] : [before, after];
    // Where it becomes a conflict again, what others wrote is not written over.
    const isRefused = step?.own?.some(
      (own) => isEqual(textsIn(own.after), textsIn(now)) && !isEqual(textsIn(own.before), textsIn(old)),
    );
    intend(who, isRefused ? [] : old, now);
    set(who, session);
  };
  const look = (who: number) => set(who, receive(windows[who]!, FILE, server.read(FILE)));
  /** What is sent arrives; so may its answer. */
  const post = (who: number) => {
    // The answer before was lost.
    if (windows[who]!.sent.length > 0) look(who);
    const sent = pendingChanges(windows[who]!, FILE);
    set(who, markSent(windows[who]!, sent));
    const answer = server.apply(FILE, JSON.parse(JSON.stringify(sent)) as typeof sent);
    return () => set(who, receive(windows[who]!, FILE, answer, answer.applied));
  };
  const send = (who: number) => post(who)();
  const isBroken = () => disk.text.startsWith('<');
  const local = () => JSON.parse(isBroken() ? disk.text.slice(1) : disk.text) as Content;
  const pull = () => {
    if (isBroken()) return;
    server.merge(FILE, common, remote);
    common = remote;
  };
  const commit = (content: Content) => {
    remote = content;
    commits.push(content);
  };

  const actions: Record<Action['what'], (one: Action) => void> = {
    type: (one) => {
      const session = windows[one.who]!;
      update(one.who, edit(session, { [FILE]: changed(session.shown[FILE] as Content, one) }, one.where));
    },
    send: ({ who }) => send(who),
    lose: ({ who }) => void post(who),
    look: ({ who }) => look(who),
    undo: ({ who }) => travel(who, 'past'),
    redo: ({ who }) => travel(who, 'future'),
    reload: ({ who }) => {
      const left = unsaved[who] && (JSON.parse(JSON.stringify(unsaved[who])) as Unsaved);
      set(who, left ? restoreUnsaved(open(), left) : open());
    },
    choose: ({ who, isValid }) => {
      const session = windows[who]!;
      const conflict = session.files[FILE]!.conflicts.at(-1);
      if (!conflict) return;
      const { before, after } = conflictValues(session, conflict);
      intend(who, [before, after], isValid ? after : before);
      set(who, resolve(session, conflict, isValid ? 'mine' : 'theirs'));
    },
    program: (one) => {
      const next = changed(local(), { ...one, isValid: true });
      if (!isWhole(next)) return;
      intend('program', local(), next);
      disk.text = (isBroken() ? '<' : '') + JSON.stringify(next);
    },
    break: () => {
      if (!isBroken()) disk.text = `<${disk.text}`;
    },
    mend: () => {
      if (isBroken()) disk.text = disk.text.slice(1);
    },
    colleague: (one) => {
      const next = changed(remote, one);
      if (!isWhole(next)) return;
      intend('colleague', remote, next);
      commit(next);
    },
    pull,
    publish: ({ who }) => {
      if (!isBroken()) pull();
      const isOpen = disk.conflicts !== '[]' || pendingChanges(windows[who]!, FILE).length > 0;
      if (isOpen || isBroken() || !isWhole(local())) return;
      commit(local());
      common = remote;
    },
    restart: () => (server = start()),
    history: ({ who }) => {
      const after = commits.at(-1)!;
      const before = commits.at(-2);
      if (!before) return;
      const draft = openSession({ [FILE]: { content: after, conflicts: [] } });
      const [step] = edit(draft, { [FILE]: before }, '').past;
      if (step) update(who, applyAsStep(windows[who]!, step.changes, '').session);
    },
  };

  function play(one: Action) {
    writesLeft = one.crash ?? Infinity;
    try {
      actions[one.what](one);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      // The program is started again.
      server = start();
    }
    writesLeft = Infinity;
  }

  /** Everybody comes to rest; what is not valid goes on waiting. */
  function settle() {
    actions.mend({} as Action);
    actions.pull({} as Action);
    for (let i = 0; i < 5; i += 1)
      for (const who of [0, 1]) {
        send(who);
        look(who);
      }
  }

  const here = () => [disk, windows.map(({ shown }) => shown)];
  const places = () => [...here(), commits];
  const published = () => commits;
  return { play, settle, disk, windows, alive, here, places, published };
}

/** Without SEED, longer plays are by chance. */
const { PLAYS, SEED = PLAYS ? Date.now() : 67 } = process.env;
const settings = { numRuns: Number(PLAYS ?? 600), seed: Number(SEED) };

test('what somebody has written stays until somebody who sees it writes over it', () => {
  fc.assert(
    fc.property(all, (actions) => {
      const { play, settle, alive, places } = world();
      for (const one of actions) play(one);
      settle();
      const there = new Set(textsIn(places()));
      expect(alive().filter((value) => !there.has(value))).toEqual([]);
    }),
    settings,
  );
});

test('once all is at rest, each window shows the disk, its own conflicts and what waits in it', () => {
  fc.assert(
    fc.property(all, (actions) => {
      const { play, settle, disk, windows } = world();
      for (const one of actions) play(one);
      settle();
      for (const session of windows) {
        expect(isEqual(session.files[FILE]!.content, JSON.parse(disk.text))).toBe(true);
        expect(isEqual(session.files[FILE]!.conflicts, JSON.parse(disk.conflicts))).toBe(true);
        // Only what is half typed waits.
        const there: unknown = JSON.parse(disk.text);
        for (const change of pendingChanges(session, FILE))
          expect(faultsIn(force(there, change))).toBeGreaterThan(faultsIn(there));
      }
    }),
    settings,
  );
});

test('each press on Undo changes what is shown, until none is left; what cannot be undone is said once', () => {
  fc.assert(
    fc.property(all, (actions) => {
      const { play, settle, windows } = world();
      for (const one of actions) play(one);
      settle();
      for (const who of [0, 1]) {
        const said = [];
        while (windows[who]!.past.length > 0) {
          // A choice in a conflict waits until all is saved.
          if (undoOrRedo(windows[who]!, 'past').session === windows[who]) settle();
          const session = windows[who]!;
          const { session: next, step, skipped } = undoOrRedo(session, 'past');
          windows[who] = next;
          said.push(...skipped);
          expect(isEqual(next.shown, session.shown)).toBe(!step);
          expect(next.past.length).toBeLessThan(session.past.length);
        }
        expect(new Set(said).size).toBe(said.length);
      }
    }),
    settings,
  );
});

test('what is published is whole without its drafts', () => {
  const published = actionsOf(2, ['type', 'send', 'colleague', 'publish']);
  fc.assert(
    fc.property(published, (actions) => {
      const { play, published } = world();
      for (const one of actions) play(one);
      expect(published().filter((content) => !isWhole(content))).toEqual([]);
    }),
    settings,
  );
});

test('what windows write is whole without its drafts', () => {
  fc.assert(
    fc.property(actionsOf(2, [...OWN, 'restart']), (actions) => {
      const { play, disk } = world();
      for (const one of actions) {
        play(one);
        expect(isWhole(JSON.parse(disk.text))).toBe(true);
      }
    }),
    settings,
  );
});

test('what was published is here, or who saw it has written over it', () => {
  // The history takes back what one need not have seen.
  const played = actionsOf(
    2,
    [...OWN, ...OTHERS].filter((what) => what !== 'history'),
  );
  fc.assert(
    fc.property(played, (actions) => {
      const { play, settle, alive, here, published } = world();
      for (const one of actions) play(one);
      settle();
      const [latest, there] = [textsIn(published().at(-1)), new Set(textsIn(here()))];
      expect(alive().filter((value) => latest.includes(value) && !there.has(value))).toEqual([]);
    }),
    settings,
  );
});

test('undo and redo leave what a colleague has published, until somebody who sees it writes over it', () => {
  const whats = ['type', 'colleague', 'pull', 'send', 'lose', 'look', 'choose', 'undo', 'redo'] as const;
  fc.assert(
    fc.property(actionsOf(1, whats), (actions) => {
      const { play, settle, alive, here } = world();
      for (const one of actions)
        play({ ...one, where: 'lead', isValid: one.what !== 'choose' || one.isValid, crash: undefined });
      settle();
      const there = new Set(textsIn(here()));
      expect(alive().filter((value) => !there.has(value))).toEqual([]);
    }),
    settings,
  );
});

test('whoever writes alone is asked nothing', () => {
  fc.assert(
    fc.property(actionsOf(1, [...OWN, 'restart']), (actions) => {
      const { play, settle, disk } = world();
      for (const one of actions) play(one);
      settle();
      expect(disk.conflicts).toBe('[]');
    }),
    settings,
  );
});

test('two windows that type in one field in turn are asked one question', () => {
  const typing = fc.record({
    who: fc.integer({ min: 0, max: 1 }),
    what: fc.constantFrom('type', 'send', 'look'),
  });
  fc.assert(
    fc.property(fc.array(typing, { minLength: 10, maxLength: 40, size: 'max' }), (actions) => {
      const { play, settle, disk } = world();
      for (const one of actions) play({ ...one, where: 'lead', isValid: true, crash: undefined });
      settle();
      expect((JSON.parse(disk.conflicts) as Conflict[]).length).toBeLessThan(2);
    }),
    settings,
  );
});
