/** @jest-environment node */
import { diff } from '../change.ts';
import { applyChanges } from '../conflicts.ts';
import {
  restoreUnsaved,
  revert,
  openSession,
  conflictValues,
  applyAsStep,
  resolve,
  unsavedOf,
  edit,
  receive,
  markSent,
  undoOrRedo,
  pendingChanges,
} from './session.ts';

const FILE = 'services';
const START = {
  lead: 'lead',
  services: [
    { id: 'a', title: 'ads' },
    { id: 'b', title: 'books' },
  ],
};
const kept = (content: unknown) => ({ content, conflicts: [] });
const titled = (title: string) => ({ ...START, services: [START.services[0], { id: 'b', title }] });
const opened = (content: unknown = START) => openSession({ [FILE]: kept(content) });
const typed = (session: ReturnType<typeof opened>, content: unknown) =>
  edit(session, { [FILE]: content }, 'services');
const without = { ...START, services: [START.services[0]] };

test('a refused change whose entry is removed then is one of the whole entry, which began as the window knew it', () => {
  const refused = receive(typed(opened(), titled('mine')), FILE, kept(titled('theirs')));
  expect(pendingChanges(refused, FILE)).toMatchObject([{ path: ['services', 'b', 'title'] }]);
  const removed = receive(refused, FILE, kept(without));
  expect(pendingChanges(removed, FILE)).toMatchObject([
    { path: ['services', 'b'], before: { id: 'b', title: 'books' }, after: { id: 'b', title: 'mine' } },
  ]);
});

test('what was sent is undone although its answer was lost, also by the next window', () => {
  const first = typed(opened(), titled('sent'));
  const sent = markSent(first, pendingChanges(first, FILE));
  const undone = undoOrRedo(sent, 'past').session;
  const again = markSent(undone, pendingChanges(undone, FILE));
  const toUndo = [{ path: ['services', 'b', 'title'], before: 'sent', after: 'books' }];
  expect(pendingChanges(receive(again, FILE, kept(titled('sent'))), FILE)).toMatchObject(toUndo);
  const next = restoreUnsaved(opened(titled('sent')), unsavedOf(again)!);
  expect(pendingChanges(next, FILE)).toMatchObject(toUndo);
});

test('what is redone after answers were lost does not give way to what others have written since', () => {
  const send = (session: ReturnType<typeof opened>) => markSent(session, pendingChanges(session, FILE));
  const lookAtTheirs = (session: ReturnType<typeof opened>) => receive(session, FILE, kept(titled('theirs')));
  const redo = (session: ReturnType<typeof opened>) => undoOrRedo(session, 'future').session;
  const undone = undoOrRedo(send(typed(opened(), titled('mine'))), 'past').session;
  const arrived = send(receive(undone, FILE, kept(titled('mine'))));
  for (const redone of [lookAtTheirs(redo(arrived)), lookAtTheirs(redo(lookAtTheirs(undone)))]) {
    expect(redone.shown[FILE]).toEqual(titled('mine'));
    expect(pendingChanges(redone, FILE)).toMatchObject([{ before: 'books', after: 'mine' }]);
  }
});

test('nothing is taken from a file that cannot be read', () => {
  const broken = { ...kept(START), fault: 'broken' };
  const session = typed(opened(titled('theirs')), titled('mine'));
  const { files, ...rest } = receive(session, FILE, broken);
  expect({ ...rest, files }).toEqual({ ...session, files });
  expect(files[FILE]).toEqual({ ...kept(titled('theirs')), fault: 'broken' });
  const next = restoreUnsaved(openSession({ [FILE]: broken }), unsavedOf(session)!);
  expect(pendingChanges(next, FILE)).toMatchObject([{ before: 'theirs', after: 'mine' }]);
});

test('an entry that was refused goes on with what was typed in it, in the next window too', () => {
  const refused = receive(typed(opened(), titled('mine')), FILE, kept(without));
  const left = typed(refused, titled('mine, longer'));
  const next = restoreUnsaved(opened(without), unsavedOf(left)!);
  expect(next.shown).toEqual(left.shown);
  expect(pendingChanges(next, FILE)).toEqual(pendingChanges(left, FILE));
});

test('what is taken back from the history has nowhere to go in an entry that is gone', () => {
  const changes = diff(FILE, titled('new'), START);
  const { session, lost } = applyAsStep(opened(without), changes, 'services');
  expect(session).toEqual(opened(without));
  expect(lost).toEqual(changes);
});

test('a conflict says whether its value was taken back, until somebody types another', () => {
  const now = titled('later');
  const { session } = revert(opened(now), diff(FILE, titled('new'), START), '');
  const refused = applyChanges(kept(now), pendingChanges(session, FILE));
  expect(refused.conflicts).toMatchObject([{ after: 'books', isRevert: true }]);
  const next = typed(receive(session, FILE, refused, session.sent), titled('typed'));
  const { conflicts } = applyChanges(refused, pendingChanges(next, FILE));
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]).toMatchObject({ after: 'typed', isRevert: undefined });
});

test('each of two conflicts about one field says its own value', () => {
  const began = kept(titled('theirs'));
  const [mine, other] = ['mine', 'other'].map((title) => diff(FILE, START, titled(title)));
  const both = applyChanges(applyChanges(began, mine!), other!);
  const session = typed(openSession({ [FILE]: both }), titled('other, longer'));
  const values = both.conflicts.map((conflict) => conflictValues(session, conflict));
  expect(values).toMatchObject([
    { before: 'theirs', after: 'mine' },
    { before: 'theirs', after: 'other, longer' },
  ]);
});

test('what was typed in a file that is no more is left out', () => {
  const unsaved = unsavedOf(typed(opened(), titled('mine')))!;
  const older = {
    ...unsaved,
    base: { ...unsaved.base, blog: {} },
    shown: { ...unsaved.shown, blog: { lead: '' } },
  };
  expect(restoreUnsaved(opened(), older).shown).toEqual({ [FILE]: titled('mine') });
});

test('what a window has written stays in it, also where another one has written the same field', () => {
  const first = receive(typed(opened(), titled('first')), FILE, kept(titled('first')));
  const both = applyChanges(kept(titled('first')), diff(FILE, START, titled('other')));
  const asked = receive(first, FILE, both);
  expect(asked.shown[FILE]).toEqual(titled('first'));
  const [conflict] = both.conflicts;
  expect(conflictValues(asked, conflict!)).toMatchObject({ before: 'first', after: 'other' });
  for (const [which, title] of [
    ['theirs', 'first'],
    ['mine', 'other'],
  ] as const) {
    const next = resolve(asked, conflict!, which);
    expect(next.shown[FILE]).toEqual(titled(title));
    expect(pendingChanges(receive(next, FILE, both), FILE)).toEqual(pendingChanges(next, FILE));
    expect(applyChanges(both, pendingChanges(next, FILE))).toEqual(kept(titled(title)));
  }
});

test('what was chosen in a conflict stays when the file is received before it is sent', () => {
  const refused = applyChanges(kept(titled('theirs')), diff(FILE, START, titled('mine')));
  for (const which of ['mine', 'theirs'] as const) {
    const chosen = resolve(openSession({ [FILE]: refused }), refused.conflicts[0]!, which);
    const received = receive(chosen, FILE, refused);
    expect(applyChanges(refused, pendingChanges(received, FILE))).toEqual(kept(titled(which)));
  }
});

test('what is typed in a row is one step to undo, and not what somebody else has written in between', () => {
  const typeOn = (session: ReturnType<typeof opened>, content: unknown) =>
    edit(session, { [FILE]: content }, 'services', true);
  const twice = typeOn(typed(opened(), titled('new')), titled('newer'));
  expect(twice.past).toHaveLength(1);
  expect(undoOrRedo(twice, 'past').session.shown[FILE]).toEqual(START);
  const theirs = { ...titled('new'), lead: 'theirs' };
  const between = typeOn(receive(typed(opened(), titled('new')), FILE, kept(theirs)), {
    ...theirs,
    lead: 'mine',
  });
  expect(undoOrRedo(between, 'past').session.shown[FILE]).toEqual({ ...START, lead: 'theirs' });
});

test('undo after “Keep yours” against a colleague passes over what cannot be undone, and says so once', () => {
  const noted = typed(opened(), { ...START, lead: 'mine' });
  const both = edit(
    typed(noted, { ...START, lead: 'mine, longer' }),
    { [FILE]: { ...titled('mine'), lead: 'mine, longer' } },
    'b',
  );
  const merged = applyChanges(
    kept({ ...titled('theirs'), lead: 'mine, longer' }),
    diff(FILE, START, titled('mine')),
  );
  const asked = receive({ ...both, base: both.shown }, FILE, merged);
  const chosen = resolve(asked, merged.conflicts[0]!, 'mine');
  const sent = pendingChanges(chosen, FILE);
  let session = receive(chosen, FILE, applyChanges(merged, sent), sent);
  const seen = [1, 2, 3].map(() => {
    const undone = undoOrRedo(session, 'past');
    session = undone.session;
    return [session.shown[FILE], undone.skipped.length];
  });
  expect(seen).toEqual([
    [{ ...titled('theirs'), lead: 'mine, longer' }, 0],
    [{ ...titled('theirs'), lead: 'mine' }, 1],
    [titled('theirs'), 0],
  ]);
});

test('undo after “Take theirs” brings back the conflict, and further undo what others wrote; redo goes the same way', () => {
  let file = applyChanges(kept(titled('theirs')), []);
  const send = (session: ReturnType<typeof opened>) => {
    const sent = pendingChanges(session, FILE);
    file = applyChanges(file, sent);
    return receive(session, FILE, file, sent);
  };
  const asked = send(typed(opened(), titled('mine')));
  let session = send(resolve(asked, file.conflicts[0]!, 'theirs'));
  const seen = (['past', 'past', 'future', 'future'] as const).map((from) => {
    session = send(undoOrRedo(session, from).session);
    return [session.shown[FILE], file.content, file.conflicts.length];
  });
  const theirs = titled('theirs');
  expect(seen).toEqual([
    [titled('mine'), theirs, 1],
    [theirs, theirs, 0],
    [titled('mine'), theirs, 1],
    [theirs, theirs, 0],
  ]);
});

test('undo after “Take theirs” brings back the conflict of what followed the field, too', () => {
  const theirs = { ...titled('theirs'), lead: 'theirs' };
  const mine = { ...titled('mine'), lead: 'mine' };
  let file = applyChanges(kept(theirs), []);
  const send = (session: ReturnType<typeof opened>) => {
    const sent = pendingChanges(session, FILE);
    file = applyChanges(file, sent);
    return receive(session, FILE, file, sent);
  };
  const asked = send(typed(opened(), mine));
  const title = file.conflicts.find(({ path }) => path.includes('title'))!;
  const resolved = resolve(asked, title, 'theirs');
  const followed = send(edit(resolved, { [FILE]: theirs }, resolved.past.at(-1)!.field, true));
  expect([followed.shown[FILE], file.conflicts.length]).toEqual([theirs, 0]);
  const { shown } = send(undoOrRedo(followed, 'past').session);
  expect([shown[FILE], file.content, file.conflicts.length]).toEqual([mine, theirs, 2]);
});

test('a choice in a conflict is undone once what was written since is saved', () => {
  const refused = applyChanges(kept(titled('theirs')), diff(FILE, START, titled('mine')));
  const chosen = resolve(openSession({ [FILE]: refused }), refused.conflicts[0]!, 'theirs');
  const { session } = undoOrRedo(typed(chosen, titled('newer')), 'past');
  const saved = applyChanges(refused, pendingChanges(chosen, FILE));
  // “newer” was saved, but the answer was lost.
  const written = { ...session, base: { [FILE]: titled('newer') } };
  expect(undoOrRedo(written, 'past')).toEqual({ session: written, skipped: [] });
  const { shown } = undoOrRedo(receive(chosen, FILE, saved, pendingChanges(chosen, FILE)), 'past').session;
  expect(shown[FILE]).toEqual(titled('mine'));
});
