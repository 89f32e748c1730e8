/** @jest-environment node */
import { diff, rebase } from './change.ts';
import { type Conflict, updateConflicts, applyChanges } from './conflicts.ts';
import { contentStore } from './content-store.ts';

const START = { price: '₹1,000', badge: 'New' };
type Content = typeof START;

/** A file in memory, as two programs write it. */
function started() {
  const disk = { text: JSON.stringify(START), conflicts: [] as Conflict[] };
  const start = () =>
    contentStore({
      read: () => JSON.parse(disk.text) as unknown,
      readCommitted: () => START,
      write: (_, content) => (disk.text = JSON.stringify(content)),
      readConflicts: () => disk.conflicts,
      writeConflicts: (conflicts) => (disk.conflicts = conflicts),
      faults: (_, content) => (/^₹[\d,]+$/.test((content as Content).price) ? 0 : 1),
    });
  const now = () => JSON.parse(disk.text) as Content;
  const typed = (price: string, before: Content = START) => diff('services', before, { ...before, price });
  return { disk, start, now, typed };
}

test('a change is applied to the file as it is now', () => {
  const { disk, start, now, typed } = started();
  const store = start();
  store.read('services');
  disk.text = JSON.stringify({ ...START, badge: 'Loved' });
  expect(store.apply('services', typed('₹2,000')).refused).toBeUndefined();
  expect(now()).toEqual({ price: '₹2,000', badge: 'Loved' });
});

test('a broken file is neither written nor taken from, also after a restart', () => {
  const { disk, start, typed } = started();
  start().read('services');
  disk.text = '{"price": "₹3,0';
  for (const store of [start(), start()]) {
    expect(store.apply('services', typed('₹2,000'))).toMatchObject({
      fault: expect.any(String) as string,
      content: START,
    });
    expect(disk.text).toBe('{"price": "₹3,0');
  }
});

test('what does not keep the schema waits, and nothing else does', () => {
  const { start, now, typed } = started();
  expect(start().apply('services', typed('2000')).refused).toBe('unfinished');
  expect(now()).toEqual(START);
  const both = diff('services', START, { price: '2000', badge: 'Loved' });
  expect(start().apply('services', both).refused).toBe('unfinished');
  expect(now()).toEqual({ ...START, badge: 'Loved' });
});

test('what is half typed in the file already keeps nothing else from being written', () => {
  const { disk, start, now, typed } = started();
  disk.text = JSON.stringify({ ...START, price: '2000' });
  const loved = diff('services', START, { ...START, badge: 'Loved' });
  expect(start().apply('services', loved).refused).toBeUndefined();
  expect(now()).toEqual({ price: '2000', badge: 'Loved' });
  start().apply('services', typed('₹2,000', { ...START, price: '2000' }));
  expect(now().price).toBe('₹2,000');
  expect(start().apply('services', typed('3', { ...START, price: '₹2,000' })).refused).toBe('unfinished');
});

test('a conflict outlives the program, goes on with what is typed, and ends by a choice', () => {
  const { disk, start, now, typed } = started();
  disk.text = JSON.stringify({ ...START, price: '₹7,000' });
  const [conflict] = start().apply('services', typed('₹2,000')).conflicts;
  expect(now().price).toBe('₹7,000');
  start().apply('services', typed('₹2,222', { ...START, price: '₹2,000' }));
  const [later] = start().read('services').conflicts;
  expect(later).toMatchObject({ id: conflict!.id, after: '₹2,222' });
  // Whoever chooses has seen the file as it is.
  start().apply('services', typed('₹2,222', { ...START, price: '₹6,000' }));
  expect(now().price).toBe('₹7,000');
  const chosen = start().apply('services', typed('₹2,222', { ...START, price: '₹7,000' }));
  expect(chosen.conflicts).toEqual([]);
  expect(now().price).toBe('₹2,222');
});

test('what two windows send again, because other fields are not finished, is one conflict of each', () => {
  const { disk, start } = started();
  disk.text = JSON.stringify({ ...START, badge: 'Theirs' });
  const send = (badge: string) =>
    start().apply('services', diff('services', START, { price: '2000', badge }));
  for (const badge of ['Mine', 'My other', 'Mine', 'My other'])
    expect(send(badge).refused).toBe('unfinished');
  expect(disk.conflicts).toMatchObject([{ after: 'Mine' }, { after: 'My other' }]);
});

test.each(['₹2,000', '₹7,000'])('another window types on while %s is chosen', (choice) => {
  const { disk, start, typed } = started();
  const theirs = { ...START, price: '₹7,000' };
  disk.text = JSON.stringify(theirs);
  start().apply('services', typed('₹2,000'));
  start().apply('services', typed('₹2,222', { ...START, price: '₹2,000' }));
  const choose = choice === '₹7,000' ? typed(choice, { ...START, price: '₹2,000' }) : typed(choice, theirs);
  expect(start().apply('services', choose).conflicts).toMatchObject([{ after: '₹2,222' }]);
});

test('two windows have put a list in order, each in its own', () => {
  const listOf = (...ids: string[]) => ({ list: ids.map((id) => ({ id })) });
  const [began, theirs] = [listOf('a', 'b', 'c'), listOf('c', 'b', 'a')];
  const ordered = (ids: string[]) => diff('services', began, listOf(...ids));
  const once = applyChanges({ content: theirs, conflicts: [] }, ordered(['b', 'a', 'c']));
  const twice = applyChanges(once, ordered(['a', 'c', 'b']));
  expect(twice.conflicts).toMatchObject([{ after: ['b', 'a', 'c'] }, { after: ['a', 'c', 'b'] }]);
});

test('a full disk is no fault of the file', () => {
  const { disk, start } = started();
  const [change] = diff('services', { ...START, badge: 'Old' }, START);
  Object.defineProperty(disk, 'conflicts', {
    get: () => [{ id: '1', ...change! }],
    set: () => {
      throw new Error('full');
    },
  });
  expect(() => start().read('services')).toThrow('full');
});

test('a change in an entry that is gone is sent again as the whole entry, and chosen so', () => {
  const disk = { content: { services: [{ id: 'a', title: 'ads' }] }, conflicts: [] as Conflict[] };
  const start = () =>
    contentStore({
      read: () => disk.content,
      readCommitted: () => ({ services: [] }),
      write: (_, content) => (disk.content = content as typeof disk.content),
      readConflicts: () => disk.conflicts,
      writeConflicts: (conflicts) => (disk.conflicts = conflicts),
      faults: () => 0,
    });
  const began = disk.content;
  const mine = { services: [{ id: 'a', title: 'mine' }] };
  disk.content = { services: [] };
  expect(start().apply('services', diff('services', began, mine)).refused).toBe('gone');
  expect(disk.conflicts).toEqual([]);
  const { refused } = rebase('services', began, mine, disk.content);
  const [conflict] = start().apply('services', refused).conflicts;
  start().apply('services', [{ ...conflict!, before: undefined }]);
  expect(disk.content).toEqual(mine);
});

test('a conflict in an entry that is removed goes on to say what it began with', () => {
  const entry = (title: string) => ({ services: [{ id: 'a', title }] });
  const [change] = diff('services', entry('ads'), entry('mine'));
  const { conflicts } = applyChanges({ content: entry('theirs'), conflicts: [] }, [change!]);
  const [later] = updateConflicts({ content: { services: [] }, conflicts }, entry('theirs')).conflicts;
  expect(later).toMatchObject({
    path: ['services', 'a'],
    before: { title: 'ads' },
    after: { title: 'mine' },
  });
});

test('a conflict in an entry that is removed by a choice is one about the entry', () => {
  const [began, theirs] = [
    { services: [{ id: 'a', title: 'ads' }] },
    { services: [{ id: 'a', title: 'theirs' }] },
  ];
  const mine = diff('services', began, { services: [{ id: 'a', title: 'mine' }] });
  const asked = applyChanges({ content: theirs, conflicts: [] }, mine);
  const removed = applyChanges(asked, diff('services', theirs, { services: [] }));
  expect(removed).toMatchObject({
    content: { services: [] },
    conflicts: [{ path: ['services', 'a'], after: { title: 'mine' } }],
  });
});

test('what others have published is here, and what was here waits for a choice', () => {
  const { disk, start, now } = started();
  disk.text = JSON.stringify({ price: '₹2,000', badge: 'Mine' });
  start().merge('services', START, { price: '₹7,000', badge: 'New' });
  expect(now()).toEqual({ price: '₹7,000', badge: 'Mine' });
  expect(start().read('services').conflicts).toMatchObject([{ path: ['price'], after: '₹2,000' }]);
  start().merge('services', START, { price: '₹7,000', badge: 'New' });
  expect(start().read('services').conflicts).toHaveLength(1);
});

test('a file that cannot be read is put back only when that is asked for', () => {
  const { disk, start, now } = started();
  disk.text = '';
  expect(start().read('services').fault).toBeDefined();
  start().replace('services', START);
  expect(now()).toEqual(START);
});
