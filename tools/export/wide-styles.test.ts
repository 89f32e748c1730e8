/** @jest-environment node */
import { partWide } from './wide-styles.ts';

const sheet = [
  '@media (min-width:900px){.chips{margin:0}}',
  '.a{margin:1px}',
  '@media (min-width:600px){.a{margin:2px}}',
  '@media (min-width:720px){.a{margin:3px}}',
  '@media (min-width:1200px){.a{margin:4px}}',
  '@media print{.a{margin:0}}',
  '@keyframes rise{to{opacity:1}}',
];

test('gives wide windows what is for them, and again what comes after it', () => {
  const [chips, everywhere, phones, tablets, desktops, print, keyframes] = sheet;
  expect(partWide(sheet.join(''))).toEqual({
    narrow: [chips, everywhere, phones, print, keyframes].join(''),
    wide: [tablets, desktops, print].join(''),
  });
});

test('refuses a style sheet in which it does not find the widths', () => {
  expect(() => partWide('.a{margin:1px}')).toThrow(/600px/);
});
