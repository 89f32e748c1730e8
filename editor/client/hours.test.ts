import { clock12, hoursOf, rowsOf } from './hours.ts';

const long = { opens: '9:30 am', closes: '7:00 pm' };
const short = { opens: '10:00 am', closes: '1:00 pm' };

test('days in a row with the same times are one line, and a closed day is none', () => {
  const rows = [
    { id: 'monday', from: 'Monday', to: 'Tuesday', ...long },
    { id: 'thursday', from: 'Thursday', ...long },
    { id: 'friday', from: 'Friday', ...short },
  ];
  expect(rowsOf(hoursOf(rows))).toEqual(rows);
  expect(hoursOf(rows)).toMatchObject({ Tuesday: long, Friday: short });
  expect(hoursOf(rows).Wednesday).toBeUndefined();
});

test.each([
  ['00:05', '12:05 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12:00 pm'],
  ['19:00', '7:00 pm'],
])('%s is %s', (time, words) => expect(clock12(time)).toBe(words));
