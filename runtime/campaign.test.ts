import { campaignIn, followCampaign } from './campaign';

const CHAT = 'https://wa.me/910000000000?text=Hello!';

let listening: jest.SpiedFunction<typeof addEventListener>;

/** Opens a page at this address, in the same tab, with a link to the chat. */
function open(address: string) {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener, true);
  listening.mockClear();
  history.replaceState(null, '', address);
  document.body.innerHTML = `<a href="${CHAT}">Chat</a>`;
  document.body.dataset.ref = 'Ref';
  followCampaign();
}

function pressChat() {
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return link.href;
}

beforeEach(() => {
  sessionStorage.clear();
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['?utm_source=instagram&utm_campaign=diwali_2026', 'diwali_2026'],
  ['?utm_source=instagram', 'instagram'],
  ['?utm_campaign=diwali&from=flyer', 'flyer'],
  ['?from=&utm_campaign=diwali', 'diwali'],
  ['?gclid=CjwKCA&fbclid=IwAR0', ''],
  ['?from=%3Cscript%3Ealert(1)%3C/script%3E', 'scriptalert1script'],
  ['?from=two%0Alines%00%E2%80%AE%F0%9F%8C%B6', 'twolines'],
  ['?from=Guntur+shop++window', 'Guntur shop window'],
  [`?from=${encodeURIComponent('గుంటూరు మిర్చి')}`, 'గుంటూరు మిర్చి'],
  [`?from=${'a'.repeat(80)}`, 'a'.repeat(80)],
  [`?from=${'a'.repeat(81)}&utm_source=flyer`, 'flyer'],
])('%.60s names "%s"', (search, campaign) => {
  expect(campaignIn(search)).toBe(campaign);
});

test('a link to the chat says it in a last line of its own, once, also on later pages of the tab', () => {
  open('/?from=flyer');
  open('/?from=expo');
  open('/services/');
  expect(pressChat()).toBe(`${CHAT}%0ARef%3A%20expo`);
  expect(pressChat()).toBe(`${CHAT}%0ARef%3A%20expo`);
});

test('without a campaign a link is what it was', () => {
  open('/');
  expect(pressChat()).toBe(CHAT);
});

test('where storage is blocked it is said on the page that the address led to', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open('/?from=expo');
  expect(pressChat()).toBe(`${CHAT}%0ARef%3A%20expo`);
});
