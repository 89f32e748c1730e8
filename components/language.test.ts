import { pageLanguage } from '@/page-language';
import { langOf } from './language';

jest.mock('../page-language', () => ({ pageLanguage: jest.fn() }));

test.each([
  ['మీ షాపు కోసం వెబ్‌సైట్', 'te', 'te'],
  ['Reels in తెలుగు and English', 'te', 'te'],
  ['Instagram', undefined, 'en'],
  ['₹15,000', undefined, undefined],
  [undefined, undefined, undefined],
])('%j is %s on an English page, and %s on a Telugu one', (text, english, telugu) => {
  const langs = (['en', 'te'] as const).map((language) => {
    jest.mocked(pageLanguage).mockReturnValue(language);
    return langOf(text);
  });
  expect(langs).toEqual([english, telugu]);
});
