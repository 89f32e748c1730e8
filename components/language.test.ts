import { langOf } from './language';

test.each([
  ['మీ షాపు కోసం వెబ్‌సైట్', 'te'],
  ['Reels in తెలుగు and English', 'te'],
  ['₹15,000', undefined],
  [undefined, undefined],
])('%j is %s', (text, lang) => expect(langOf(text)).toBe(lang));
