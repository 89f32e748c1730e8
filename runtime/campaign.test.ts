import { campaignIn, cleanCampaign, currentCampaign, followCampaign } from './campaign';

const CHAT = 'https://wa.me/910000000000?text=Hello!';

let listening: jest.SpiedFunction<typeof addEventListener>;

/** Opens a page at this address, in the same tab, with a link to the chat and one to another page. */
function open(address: string) {
  for (const [type, listener] of listening?.mock.calls ?? []) removeEventListener(type, listener, true);
  history.replaceState(null, '', address);
  document.body.innerHTML = `<a id="chat" href="${CHAT}">Chat</a><a id="own" href="/services/#web">Services</a><a id="here" href="#main">Skip</a>`;
  document.body.dataset.ref = 'Ref';
  listening = jest.spyOn(window, 'addEventListener');
  followCampaign();
}

function press(id: string) {
  const link = document.querySelector<HTMLAnchorElement>(`#${id}`)!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return link.href;
}

const block = () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['?from=vijayawada-expo', 'vijayawada-expo'],
  ['?utm_source=instagram&utm_campaign=diwali_2026', 'diwali_2026'],
  ['?utm_source=instagram', 'instagram'],
  ['?utm_campaign=diwali&from=flyer', 'flyer'],
  ['?from=first&from=second', 'first'],
  ['?from=&utm_campaign=diwali', 'diwali'],
  ['?from=', ''],
  ['?gclid=CjwKCA&fbclid=IwAR0', ''],
  ['?from=%E0%A4%A', 'A'],
  ['?from=shop%00window', 'shopwindow'],
  ['?from=%3Cscript%3Ealert(1)%3C/script%3E', 'scriptalert1script'],
  ['?from=two%0Alines%0D%0A', 'twolines'],
  ['?from=%F0%9F%8C%B6%EF%B8%8F%20chilli', 'chilli'],
  ['?from=%E2%80%AEexpo', 'expo'],
  ['?from=Guntur+shop++window', 'Guntur shop window'],
  [`?from=${encodeURIComponent('గుంటూరు మిర్చి')}`, 'గుంటూరు మిర్చి'],
  [`?from=${'a'.repeat(5000)}`, 'a'.repeat(40)],
])('of %.60s it keeps "%s"', (search, campaign) => {
  expect(campaignIn(search)).toBe(campaign);
});

test('counts as a reader does, and cuts no character in two, in old browsers too', () => {
  const Segmenter = Intl.Segmenter;
  expect(cleanCampaign('రూ'.repeat(50))).toBe('రూ'.repeat(40));
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(cleanCampaign('రూ'.repeat(50))).toBe('రూ'.repeat(40));
  Object.assign(Intl, { Segmenter });
});

test('the last campaign that came with an address counts, and a page without one keeps it', () => {
  open('/?from=flyer');
  open('/services/');
  expect(currentCampaign()).toBe('flyer');
  open('/?from=expo');
  open('/contact/');
  expect(currentCampaign()).toBe('expo');
});

test("what someone else's script left in storage is cleaned when it is read", () => {
  sessionStorage.setItem('campaign', '<b>\nexpo');
  open('/');
  expect(currentCampaign()).toBe('bexpo');
});

test('a link to the chat says it in a last line of its own, once', () => {
  open('/?from=expo');
  expect(press('chat')).toBe(`${CHAT}%0ARef%3A%20expo`);
  expect(press('chat')).toBe(`${CHAT}%0ARef%3A%20expo`);
  expect(press('own')).toBe(`${location.origin}/services/#web`);
});

test('without a campaign every link is what it was', () => {
  open('/');
  expect([press('chat'), press('own')]).toEqual([CHAT, `${location.origin}/services/#web`]);
});

test('where storage is blocked it goes along in the links of the site', () => {
  block();
  open('/?from=shop%20window');
  expect(press('own')).toBe(`${location.origin}/services/?from=shop+window#web`);
  expect(press('here')).toBe(`${location.href}#main`);
  expect(press('chat')).toBe(`${CHAT}%0ARef%3A%20shop%20window`);
});
