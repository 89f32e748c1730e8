import { campaignLine } from './campaign';

test.each([
  ['?utm_source=instagram&utm_campaign=diwali_2026', 'diwali_2026'],
  ['?utm_source=instagram', 'instagram'],
  ['?utm_campaign=diwali&from=flyer', 'flyer'],
  ['?from=&utm_campaign=diwali', 'diwali'],
  ['?from=%3Cscript%3Ealert(1)%3C/script%3E', 'scriptalert1script'],
  ['?from=two%0Alines%00%E2%80%AE%F0%9F%8C%B6', 'twolines'],
  ['?from=Guntur+shop', 'Guntur shop'],
  [`?from=${encodeURIComponent('గుంటూరు మిర్చి')}`, 'గుంటూరు మిర్చి'],
  ['?from=---&utm_source=flyer', 'flyer'],
  [`?from=${'a'.repeat(80)}`, 'a'.repeat(80)],
  [`?from=${'a'.repeat(81)}&utm_source=flyer`, 'flyer'],
])('%.60s names "%s"', (search, campaign) => {
  history.replaceState(null, '', `/${search}`);
  expect(campaignLine('Ref')).toBe(`\nRef: ${campaign}`);
});
