/** What is added for a service is held by e2e/the-chosen-service-arrives and the-site-is-in-telugu. */
import { storeCampaign } from './campaign';
import { completePressedLinks } from './pressed-links';

const CHAT = 'https://wa.me/910000000000?text=Hello!';
const link = () => document.querySelector('a')!;

/** Presses the first link of this page, and returns where it leads. */
function press() {
  link().onclick = () => false;
  link().click();
  return link().href;
}

beforeAll(completePressedLinks);

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.dataset.ref = 'Ref';
  document.body.innerHTML = `<a href="${CHAT}">Chat</a>`;
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('without a campaign a link is what it was', () => {
  history.replaceState(null, '', '/?gclid=CjwKCA&fbclid=IwAR0');
  expect(press()).toBe(CHAT);
});

test('a chat has the campaign in a line of its own, once, also on later pages of the tab', () => {
  for (const address of ['/?from=flyer', '/?from=expo', '/services/']) {
    history.replaceState(null, '', address);
    storeCampaign();
    expect(press()).toContain('Hello!%0ARef%3A%20');
  }
  expect(press()).toBe(`${CHAT}%0ARef%3A%20expo`);
});

test('a chosen service is said once, also one with an apostrophe', () => {
  document.body.innerHTML += `<select data-chat-label="Service"><option value="a">Women's wear</option></select>`;
  expect([press(), press()]).toEqual(Array(2).fill(`${CHAT}%0AService%3A%20Women%27s%20wear`));
});

test('where storage is blocked it is said on the page that the address led to', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  history.replaceState(null, '', '/?from=expo');
  expect(press()).toBe(`${CHAT}%0ARef%3A%20expo`);
});

test('a link that the framework has changed between two presses is completed anew', () => {
  history.replaceState(null, '', '/?from=expo');
  press();
  link().href = `${CHAT}%20Lakshmi`;
  expect(press()).toBe(`${CHAT}%20Lakshmi%0ARef%3A%20expo`);
});
