/** What a key and a press do to what is typed, and what of it is sent. */
import { readFileSync } from 'node:fs';
import { TextEncoder } from 'node:util';
import { names } from '../../content/schema/files.ts';
import { type Change, force } from '../change.ts';
import { shortcutOf } from './shortcuts.ts';

type Service = { id: number; price: string; discount?: string };

const SERVICE = 'services.services.4';
const OFFER = { price: '₹30,000', originalPrice: '₹50,000', discount: '40% OFF' };

/** The values that were sent. */
let sent: unknown[];

/** The editor with the first service as given. */
async function start(offer: object) {
  jest.resetModules();
  const files = Object.fromEntries(
    names.map((name) => {
      const content = JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as { services: Service[] };
      if (name === 'services')
        Object.assign(
          content.services.find(({ id }) => id === 4)!,
          offer,
        );
      return [name, { content, conflicts: [] }];
    }),
  );
  sent = [];
  const { get, update } = await import('./store.ts');
  const { openSession } = await import('./session.ts');
  const { fieldAt } = await import('./fields.ts');
  const edits = {
    ...(await import('./edits.ts')),
    ...(await import('./write.ts')),
    ...(await import('./typing.ts')),
    ...(await import('./undo.ts')),
  };
  update(openSession(files));
  /** Writes what it is sent. */
  const answer = (_: string, { body }: { body: string }) => {
    const { name, changes } = JSON.parse(body) as { name: string; changes: Change[] };
    sent.push(...changes.map(({ after }) => after));
    const json = { content: get().session.shown[name], conflicts: [], applied: changes };
    return Promise.resolve({ status: 200, json: () => Promise.resolve(json) });
  };
  Object.assign(globalThis, { fetch: answer });
  const read = (field = 'discount') => edits.valueAt(`${SERVICE}.${field}`);
  const typeIn = (id: string, text: string) => edits.typeText(fieldAt(id, get().contents)!, text);
  const type = (...texts: string[]) => texts.forEach((text) => typeIn(`${SERVICE}.price`, text));
  const leave = () => edits.leaveField(`${SERVICE}.price`);
  return { ...edits, get, leave, read, type, typeIn };
}

beforeEach(() => {
  jest.useFakeTimers();
  const locks = { request: () => Promise.resolve() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  Object.assign(globalThis, { TextEncoder });
  Object.assign(crypto, { randomUUID: () => 'window' });
});

afterEach(() => jest.useRealTimers());

test('an amount is neither sent nor compared before it counts: when its field is left, or after a rest', async () => {
  const { type, read, leave, setValue } = await start({ ...OFFER, discount: '35% OFF' });
  type('', '₹1', '₹18');
  await jest.advanceTimersByTimeAsync(1400);
  type('₹180');
  // Nothing else waits for it.
  setValue('home.hero.lead', 'Another');
  await jest.advanceTimersByTimeAsync(1400);
  expect(sent).toEqual(['Another']);
  // A crash would not lose it.
  expect(localStorage.getItem('editor-draft-window')).toContain('"₹180"');
  type('₹1,800', '₹18,000');
  leave();
  await jest.advanceTimersByTimeAsync(300);
  expect(sent).toEqual(['Another', '₹18,000']);
  type('₹10,000');
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent).toContain('₹10,000');
  expect(read()).toBe('35% OFF');
});

test('a discount that follows does so from amount to amount, also over an empty field, and is one step to undo', async () => {
  const { type, read, leave, undo } = await start(OFFER);
  type('');
  leave();
  expect(read()).toBe('40% OFF');
  type('₹1', '₹10,000');
  leave();
  expect(read()).toBe('80% OFF');
  undo();
  expect([read('price'), read()]).toEqual(['', '40% OFF']);
});

test('what is typed is read as what is meant once the field is left, as one step to undo', async () => {
  const { typeIn, leaveField, undo, read, get, valueAt } = await start(OFFER);
  const price = `${SERVICE}.price`;
  typeIn(price, '18000');
  await jest.advanceTimersByTimeAsync(5000);
  expect([read('price'), get().typing?.field]).toEqual(['18000', price]);
  leaveField(price);
  expect([read('price'), read(), get().typing]).toEqual(['₹18,000', '64% OFF', undefined]);
  undo();
  expect([read('price'), read()]).toEqual(['₹30,000', '40% OFF']);
  typeIn(price, '18.000');
  leaveField(price);
  expect(read('price')).toBe('18.000');
  // One number for calls and for WhatsApp.
  typeIn('site.phone', '98480 12345');
  leaveField('site.phone');
  expect(valueAt('site')).toMatchObject({ phone: '+91 98480 12345', chatNumber: '919848012345' });
  await jest.advanceTimersByTimeAsync(500);
  // It is valid while it is typed, and saved before the field is left.
  typeIn('site.phone', '+91 98480 12346');
  await jest.advanceTimersByTimeAsync(500);
  leaveField('site.phone');
  expect(valueAt('site')).toMatchObject({ phone: '+91 98480 12346', chatNumber: '919848012346' });
  undo();
  undo();
  expect(valueAt('site')).toMatchObject({ phone: '+91 00000 00000', chatNumber: '910000000000' });
});

test('what others wrote is taken together with what follows it, as one step to undo', async () => {
  const { type, leave, read, get, resolveConflict, undo } = await start(OFFER);
  const { update } = await import('./store.ts');
  const { receive } = await import('./session.ts');
  type('₹10,000');
  leave();
  await jest.advanceTimersByTimeAsync(300);
  const change = { file: 'services', path: ['services', '4', 'price'], after: '₹20,000' };
  const conflict = { ...change, id: 'asked', before: '₹30,000', after: '₹10,000' };
  const content = force(get().contents.services, change);
  update(receive(get().session, 'services', { content, conflicts: [conflict] }));
  expect([read('price'), read()]).toEqual(['₹10,000', '80% OFF']);
  resolveConflict(conflict, 'theirs');
  expect([read('price'), read()]).toEqual(['₹20,000', '60% OFF']);
  undo();
  expect([read('price'), read()]).toEqual(['₹10,000', '80% OFF']);
});

test('Telugu that is typed and left is one step to undo, which goes to its field', async () => {
  const { typeTelugu, leaveField, undo, valueAt, get } = await start(OFFER);
  const { fieldAt } = await import('./fields.ts');
  const { inForm, teluguOf } = await import('./telugu.ts');
  const id = 'site.tagline';
  const telugu = () => teluguOf(fieldAt(id, get().contents)!, get().contents)!;
  const { pairField, text } = telugu();
  typeTelugu(telugu(), 'బాగుంది ');
  await jest.advanceTimersByTimeAsync(5000);
  leaveField(pairField);
  expect(valueAt(pairField)).toBe('బాగుంది');
  expect(inForm(undo()!, get().contents)).toBe(`${id}:telugu`);
  expect(telugu().text).toBe(text);
});

test('the keys of Undo and Redo, also with Caps Lock, and those that save, which do nothing', () => {
  const press = (key: string, shiftKey = false) =>
    shortcutOf(new KeyboardEvent('keydown', { key, shiftKey, ctrlKey: true }));
  expect([press('z'), press('Z'), press('y'), press('Y')]).toEqual(['undo', 'undo', 'redo', 'redo']);
  expect([press('Z', true), press('z', true)]).toEqual(['redo', 'redo']);
  expect([press('s'), press('S'), press('S', true), press('s', true)]).toEqual(Array(4).fill('save'));
  expect([press('c'), shortcutOf(new KeyboardEvent('keydown', { key: 'z' }))]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the message about a step offers to undo it, and ends with it', async () => {
  const { removeEntry, read, undo, get } = await start(OFFER);
  const { notifyStep } = await import('./store.ts');
  const features = () => (read('features') as string[]).length;
  const before = features();
  const bin = `${SERVICE}.features.0`;
  removeEntry(bin);
  expect(features()).toBe(before - 1);
  notifyStep('Removed');
  expect(get().news).toMatchObject([{ text: 'Removed', step: get().session.past.at(-1) }]);
  removeEntry(bin);
  expect(features()).toBe(before - 2);
  expect(get().news).toEqual([]);
  undo();
  expect(features()).toBe(before - 1);
});

test('the end of an offer is one step, and nothing of it is left', async () => {
  const { endOffer, undo, read } = await start(OFFER);
  endOffer(`${SERVICE}.discount`);
  expect([read('originalPrice'), read(), read('price')]).toEqual([undefined, undefined, '₹30,000']);
  undo();
  expect([read('originalPrice'), read()]).toEqual(['₹50,000', '40% OFF']);
});

test('what is added or copied is a draft, and what is added in a draft is a part of it', async () => {
  const { addEntry, copyEntry, setDraft, valueAt } = await start(OFFER);
  const copy = copyEntry(SERVICE);
  expect(valueAt(copy)).toMatchObject({ price: '₹30,000', isDraft: true });
  const section = addEntry('about.sections');
  expect(valueAt(section)).toMatchObject({ heading: '', isDraft: true });
  expect(valueAt(addEntry(`${section}.trades`))).not.toHaveProperty('isDraft');
  setDraft(section, false);
  expect(valueAt(section)).not.toHaveProperty('isDraft');
  setDraft(SERVICE, true);
  expect(valueAt(SERVICE)).toHaveProperty('isDraft', true);
});

test('a copy has no permission: nobody has given it', async () => {
  const { addEntry, copyEntry, setValue, valueAt } = await start(OFFER);
  const piece = addEntry('work.pieces');
  setValue(`${piece}.permission`, '2026-03-12');
  expect(valueAt(copyEntry(piece))).toHaveProperty('permission', '');
});

test('the address of a page can be changed until it is public', async () => {
  const { addPage, leaveField, setDraft, typeIn, valueAt } = await start(OFFER);
  const typeAddress = (page: string, address: string) => {
    typeIn(`${page}.path`, address);
    return leaveField(`${page}.path`);
  };
  const page = addPage('Careers', false);
  // It is a part of the page.
  const section = valueAt(`${page}.article.sections`) as object[];
  expect(section[0]).not.toHaveProperty('isDraft');
  expect(typeAddress(page, '/work with us')).toBe('pages.work-with-us.path');
  expect(valueAt('pages.work-with-us.path')).toBe('/work-with-us/');
  expect(typeAddress('pages.work-with-us', 'Work with us')).toBeUndefined();
  setDraft('pages.work-with-us', false);
  expect(typeAddress('pages.work-with-us', '/jobs/')).toBeUndefined();
  expect(valueAt('pages.work-with-us.path')).toBe('/jobs/');
});

test('a line that is typed in counts before it moves', async () => {
  const { addEntry, get, moveEntry, typeText, valueAt } = await start(OFFER);
  const { fieldAt } = await import('./fields.ts');
  const lines = `${SERVICE}.features`;
  const [first, second, ...others] = valueAt(lines) as string[];
  const type = (text: string) => typeText(fieldAt(`${lines}.0`, get().contents)!, text);
  type(` ${first} `);
  moveEntry(`${lines}.0`, 1);
  expect(valueAt(lines)).toEqual([second, first, ...others]);
  type(` ${second} `);
  addEntry(lines, 0);
  expect(valueAt(lines)).toEqual(['', second, first, ...others]);
});
