/** @jest-environment node */
import { diff } from '../change.ts';
import { take } from '../conflicts.ts';
import {
  adopted,
  backTaken,
  begun,
  bothOf,
  brought,
  chosen,
  draftOf,
  edited,
  received,
  sending,
  travelled,
  waitingIn,
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
const opened = (content: unknown = START) => begun({ [FILE]: kept(content) });
const typed = (session: ReturnType<typeof opened>, content: unknown) =>
  edited(session, { [FILE]: content }, 'services');
const without = { ...START, services: [START.services[0]] };

test('a refused change whose entry is removed then is one of the whole entry, which began as the window knew it', () => {
  const refused = received(typed(opened(), titled('mine')), FILE, kept(titled('theirs')));
  expect(waitingIn(refused, FILE)).toMatchObject([{ path: ['services', 'b', 'title'] }]);
  const removed = received(refused, FILE, kept(without));
  expect(waitingIn(removed, FILE)).toMatchObject([
    { path: ['services', 'b'], before: { id: 'b', title: 'books' }, after: { id: 'b', title: 'mine' } },
  ]);
});

test('what was sent is undone although its answer was lost, also by the next window', () => {
  const first = typed(opened(), titled('sent'));
  const sent = sending(first, waitingIn(first, FILE));
  const undone = travelled(sent, 'past').session;
  const again = sending(undone, waitingIn(undone, FILE));
  const toUndo = [{ path: ['services', 'b', 'title'], before: 'sent', after: 'books' }];
  expect(waitingIn(received(again, FILE, kept(titled('sent'))), FILE)).toMatchObject(toUndo);
  const next = adopted(opened(titled('sent')), draftOf(again)!);
  expect(waitingIn(next, FILE)).toMatchObject(toUndo);
});

test('nothing is taken from a file that cannot be read', () => {
  const broken = { ...kept(START), fault: 'broken' };
  const session = typed(opened(titled('theirs')), titled('mine'));
  const { files, ...rest } = received(session, FILE, broken);
  expect({ ...rest, files }).toEqual({ ...session, files });
  expect(files[FILE]).toEqual({ ...kept(titled('theirs')), fault: 'broken' });
  const next = adopted(begun({ [FILE]: broken }), draftOf(session)!);
  expect(waitingIn(next, FILE)).toMatchObject([{ before: 'theirs', after: 'mine' }]);
});

test('an entry that was refused goes on with what was typed in it, in the next window too', () => {
  const refused = received(typed(opened(), titled('mine')), FILE, kept(without));
  const left = typed(refused, titled('mine, longer'));
  const next = adopted(opened(without), draftOf(left)!);
  expect(next.shown).toEqual(left.shown);
  expect(waitingIn(next, FILE)).toEqual(waitingIn(left, FILE));
});

test('what is taken back from the history has nowhere to go in an entry that is gone', () => {
  const changes = diff(FILE, titled('new'), START);
  const { session, lost } = brought(opened(without), changes, 'services');
  expect(session).toEqual(opened(without));
  expect(lost).toEqual(changes);
});

test('a conflict says whether its value was taken back, until somebody types another', () => {
  const now = titled('later');
  const { session } = backTaken(opened(now), diff(FILE, titled('new'), START), '');
  const refused = take(kept(now), waitingIn(session, FILE));
  expect(refused.conflicts).toMatchObject([{ after: 'books', isBack: true }]);
  const next = typed(received(session, FILE, refused, session.sent), titled('typed'));
  const { conflicts } = take(refused, waitingIn(next, FILE));
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]).toMatchObject({ after: 'typed', isBack: undefined });
});

test('each of two conflicts about one field says its own value', () => {
  const began = kept(titled('theirs'));
  const [mine, other] = ['mine', 'other'].map((title) => diff(FILE, START, titled(title)));
  const both = take(take(began, mine!), other!);
  const session = typed(begun({ [FILE]: both }), titled('other, longer'));
  const values = both.conflicts.map((conflict) => bothOf(session, conflict));
  expect(values).toMatchObject([
    { before: 'theirs', after: 'mine' },
    { before: 'theirs', after: 'other, longer' },
  ]);
});

test('what was typed in a file that is no more is left out', () => {
  const draft = draftOf(typed(opened(), titled('mine')))!;
  const older = {
    ...draft,
    base: { ...draft.base, blog: {} },
    shown: { ...draft.shown, blog: { lead: '' } },
  };
  expect(adopted(opened(), older).shown).toEqual({ [FILE]: titled('mine') });
});

test('what a window has written stays in it, also where another one has written the same field', () => {
  const first = received(typed(opened(), titled('first')), FILE, kept(titled('first')));
  const both = take(kept(titled('first')), diff(FILE, START, titled('other')));
  const asked = received(first, FILE, both);
  expect(asked.shown[FILE]).toEqual(titled('first'));
  const [conflict] = both.conflicts;
  expect(bothOf(asked, conflict!)).toMatchObject({ before: 'first', after: 'other' });
  for (const [which, title] of [
    ['theirs', 'first'],
    ['mine', 'other'],
  ] as const) {
    const next = chosen(asked, conflict!, which);
    expect(next.shown[FILE]).toEqual(titled(title));
    expect(waitingIn(received(next, FILE, both), FILE)).toEqual(waitingIn(next, FILE));
    expect(take(both, waitingIn(next, FILE))).toEqual(kept(titled(title)));
  }
});
