/** What is kept by a reload, on another page and after sending is held by e2e/nothing-typed-is-lost and the-chosen-service-arrives. */
import { fillEnquiry, rememberEnquiry } from './enquiry-memory';

const services = { web: 'Web Design', shop: 'E-commerce', home: 'Website Solutions' };

const values = () => Object.fromEntries(new FormData(document.forms[0])) as Record<string, string>;
const chosen = () => (history.state as { selectedService?: string } | null)?.selectedService;

/** As a visitor types or chooses. */
function type(name: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A new document at this address, in the same tab; at the same address, the same entry of the history. */
function open(address: string) {
  if (address !== location.pathname) history.pushState(null, '', address);
  document.body.innerHTML = `<form data-services='${JSON.stringify(services)}'>
    <input name="fullName"><input name="email"><textarea name="text"></textarea>
    <select name="service"><option value="">Choose</option><option>Web Design</option><option>E-commerce</option><option>Other</option></select>
  </form>`;
  fillEnquiry();
}

beforeAll(rememberEnquiry);

beforeEach(() => {
  sessionStorage.clear();
  open('/');
});

test('what is typed elsewhere in the tab is newer than a page out of the back/forward cache', () => {
  open('/contact/');
  sessionStorage.setItem('enquiry-draft', '{"fullName":"Anil"}');
  dispatchEvent(new Event('pageshow'));
  expect(values().fullName).toBe('Anil');
});

test('a service that a link chose is in its entry of the history alone', () => {
  open('/contact/#service=web');
  expect([chosen(), values().service]).toEqual(['Web Design', 'Web Design']);
  open('/');
  open('/contact/');
  expect([chosen(), values().service]).toEqual([undefined, '']);
});

test('it belongs to the enquiry once anything is typed, and a later link changes it', () => {
  open('/contact/#service=home');
  const replace = jest.spyOn(history, 'replaceState');
  type('fullName', 'Anil');
  expect(replace).not.toHaveBeenCalled();
  open('/');
  open('/contact/');
  expect(values().service).toBe('Website Solutions');
  open('/contact/#service=shop');
  open('/');
  open('/contact/');
  expect(values()).toMatchObject({ fullName: 'Anil', service: 'E-commerce' });
});

test.each(['E-commerce', ''])('it gives way to "%s", chosen by hand, also after a reload', (title) => {
  open('/contact/#service=web');
  type('service', title);
  open('/contact/');
  expect(values().service).toBe(title);
});

test('it stays over a jump within the page, which leaves what the framework keeps there', () => {
  open('/contact/#service=web');
  history.pushState({ __NA: true }, '', '#main');
  dispatchEvent(new Event('hashchange'));
  expect(history.state).toEqual({ __NA: true, selectedService: 'Web Design' });
});

test.each([
  '#main',
  '#plan=web',
  '#service=',
  '#service=Web%20Design',
  '#service=constructor',
  '#service=%E0%A4%A',
])('it is none of ours in %s, which stays in the address', (fragment) => {
  open(`/contact/${fragment}`);
  expect([chosen(), values().service]).toEqual([undefined, '']);
  expect(location.hash).toBe(fragment);
});

test.each(['rubbish', 7, { selectedService: 'Weddings' }, { selectedService: {} }])(
  'it is none of ours in the state %j, which another program wrote into the history',
  (state) => {
    history.pushState(state, '', '/contact/');
    open('/contact/');
    expect(values().service).toBe('');
  },
);
