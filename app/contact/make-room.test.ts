import { makeRoom } from './make-room';

/** An element that is seen from `top` to `bottom`, across the window. */
function part(top: number, bottom: number) {
  const element = document.createElement('div');
  element.innerHTML = '<input>';
  element.getBoundingClientRect = () => ({ top, bottom, left: 0, right: 360 }) as DOMRect;
  return element;
}

const form = document.createElement('form');
const notice = part(560, 624);
const margins = () => [...form.children].map((child) => (child as HTMLElement).style.marginTop);

beforeEach(() => {
  Object.assign(globalThis, { innerHeight: 640 });
  form.replaceChildren(part(300, 400), part(420, 555), part(580, 700));
  document.body.replaceChildren(form);
});

it('moves the first part that would be covered below the window, and so all that follow it', () => {
  makeRoom(form, notice);
  expect(margins()).toEqual(['', '220px', '']);
});

it('leaves the part that has the focus', () => {
  form.querySelectorAll('input')[1]!.focus();
  makeRoom(form, notice);
  expect(margins()).toEqual(['', '', '60px']);
});

it('takes it back when the notice has gone', () => {
  makeRoom(form, notice);
  makeRoom(form, null);
  expect(margins()).toEqual(['', '', '']);
});

it('moves nothing that is beside the notice', () => {
  notice.getBoundingClientRect = () => ({ top: 560, bottom: 624, left: 400, right: 700 }) as DOMRect;
  makeRoom(form, notice);
  expect(margins()).toEqual(['', '', '']);
});
