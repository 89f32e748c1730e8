import { langProps } from './language';

test.each([
  ['మీ షాపు కోసం వెబ్‌సైట్', 'te'],
  ['మీ షాపు WhatsApp లో', 'te'],
  ['Reels in తెలుగు and English', undefined],
  ['₹15,000', undefined],
  [[{ type: 'svg' }, 'వాట్సాప్'], 'te'],
  [undefined, undefined],
])('%j is %s', (text, lang) => expect(langProps(text)).toStrictEqual(lang ? { lang } : {}));
