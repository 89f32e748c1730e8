import { campaignLine, followCampaign } from './campaign';

const CHAT = 'https://wa.me/910000000000?text=Hello!';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ['?utm_source=instagram&utm_campaign=diwali_2026', 'diwali_2026'],
  ['?utm_source=instagram', 'instagram'],
  ['?utm_campaign=diwali&from=flyer', 'flyer'],
  ['?from=&utm_campaign=diwali', 'diwali'],
  ['?from=%3Cscript%3Ealert(1)%3C/script%3E', 'scriptalert1script'],
  ['?from=two%0Alines%00%E2%80%AE%F0%9F%8C%B6', 'twolines'],
  ['?from=Guntur+shop', 'Guntur shop'],
  [`?from=${encodeURIComponent('గుంటూరు మిర్చి')}`, 'గుంటూరు మిర్చి'],
  [`?from=${'a'.repeat(80)}`, 'a'.repeat(80)],
  [`?from=${'a'.repeat(81)}&utm_source=flyer`, 'flyer'],
])('%.60s names "%s"', (search, campaign) => {
  history.replaceState(null, '', `/${search}`);
  expect(campaignLine('Ref')).toBe(`\nRef: ${campaign}`);
});

/** Opens each address in the same tab, then presses a link to the chat. Returns where it leads. */
function pressAfter(...addresses: string[]) {
  document.body.dataset.ref = 'Ref';
  document.body.innerHTML = `<a href="${CHAT}">Chat</a>`;
  const link = document.querySelector('a')!;
  link.onclick = () => false;
  for (const address of addresses) {
    history.replaceState(null, '', address);
    followCampaign();
  }
  link.click();
  return link.href;
}

test('a link to the chat says it in a last line of its own, once, also on later pages of the tab', () => {
  expect(pressAfter('/?from=flyer', '/?from=expo', '/services/')).toBe(`${CHAT}%0ARef%3A%20expo`);
});

test('without a campaign a link is what it was', () => {
  expect(pressAfter('/?gclid=CjwKCA&fbclid=IwAR0')).toBe(CHAT);
});

test('where storage is blocked it is said on the page that the address led to', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(pressAfter('/?from=expo')).toBe(`${CHAT}%0ARef%3A%20expo`);
});
