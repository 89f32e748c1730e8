import { scrollClearOf } from './scroll-clear';

const notice = { top: 600, bottom: 650 };
const HEADER = 80;

const name = { top: 1000, bottom: 1150 };
const email = { top: 1180, bottom: 1330 };
const message = { top: 1460, bottom: 1700 };
const send = { top: 1720, bottom: 1770 };

test('the first field is at the top, with Send where it fits, if nothing is then under the notice', () => {
  expect(scrollClearOf(notice, HEADER, [name, send], 0)).toBe(1000 - HEADER);
  expect(scrollClearOf(notice, HEADER, [message, send], 0)).toBe(1460 - HEADER);
});

test('otherwise the notice is over what needs no correction', () => {
  const by = scrollClearOf(notice, HEADER, [name, email, message, send], 0)!;
  expect(by).toBe(1330 - 592);
  expect(message.top - by).toBeGreaterThan(notice.bottom);
});

test('no position, where each would leave a field under the notice', () => {
  const next = { top: 1160, bottom: 1600 };
  expect(scrollClearOf(notice, HEADER, [name, next, { top: 1610, bottom: 1660 }], 0)).toBeUndefined();
});

test('no farther back than the page goes', () => {
  const high = [name, email, message].map(({ top, bottom }) => ({ top: top - 900, bottom: bottom - 900 }));
  expect(scrollClearOf(notice, HEADER, [high[0]!, { top: 660, bottom: 900 }], 10)).toBe(-10);
  expect(scrollClearOf(notice, HEADER, high, 50)).toBeUndefined();
});
