import { fillEnquiry, rememberEnquiry, saveEnquiry } from './enquiry-memory';

const services = { web: 'Web Design', shop: 'E-commerce', home: 'Website Solutions' };

const markup = `<form data-services='${JSON.stringify(services)}'>
  <input name="fullName">
  <input name="email">
  <select name="service"><option value="">Choose</option><option value="Web Design">వెబ్</option><option>E-commerce</option><option>Other</option></select>
  <textarea name="text"></textarea>
</form>`;

const field = <Element extends HTMLElement>(name: string) =>
  document.querySelector<Element>(`[name=${name}]`)!;
const values = () => Object.fromEntries(new FormData(document.forms[0])) as Record<string, string>;
const empty = { fullName: '', email: '', service: '', text: '' };
const chosen = () => (history.state as { selectedService?: string } | null)?.selectedService;

/** As a visitor types or chooses. */
function type(name: string, value: string) {
  const input = field<HTMLInputElement>(name);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

let listening: jest.SpiedFunction<typeof addEventListener>;

/** A new document at this address, in the same tab; at the same address, the same entry of the history. */
function open(address = '/contact/') {
  for (const [name, listener] of listening.mock.calls) removeEventListener(name, listener);
  listening.mockClear();
  if (address !== location.pathname) history.pushState(null, '', address);
  document.body.innerHTML = markup;
  rememberEnquiry();
}

beforeEach(() => {
  sessionStorage.clear();
  history.pushState(null, '', '/');
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => jest.restoreAllMocks());

describe('what is typed', () => {
  it('is kept from the first keystroke on, and fills the form whoever draws it', () => {
    open();
    type('fullName', 'Anil');
    type('text', 'Chilli\n& more');
    const typed = { ...empty, fullName: 'Anil', text: 'Chilli\n& more' };
    open();
    expect(values()).toEqual(typed);
    document.body.innerHTML = markup;
    fillEnquiry();
    expect(values()).toEqual(typed);
  });

  it('is newer than a page out of the back/forward cache', () => {
    open();
    sessionStorage.setItem('enquiry-draft', JSON.stringify({ ...empty, fullName: 'Anil' }));
    dispatchEvent(new Event('pageshow'));
    expect(values().fullName).toBe('Anil');
  });

  it('is forgotten, with the service, once the form that was sent is saved empty', () => {
    open('/contact/#service=web');
    type('fullName', 'Anil');
    document.forms[0]!.reset();
    saveEnquiry(document.forms[0]!);
    open();
    expect([values(), chosen()]).toEqual([empty, '']);
  });

  it.each(['', 'null', '7', '[]', '{"service":"Weddings"}', '{'])('is not %j in storage', (rubbish) => {
    sessionStorage.setItem('enquiry-draft', rubbish);
    open();
    expect(values()).toEqual(empty);
  });

  it('may not be kept where storage is blocked, and the form goes on', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    open('/contact/#service=web');
    type('text', 'Chilli');
    expect(values()).toEqual({ ...empty, service: 'Web Design', text: 'Chilli' });
  });
});

describe('the service that a link chose', () => {
  it('is lifted out of the address into the entry of the history, and is no draft', () => {
    open('/contact/?utm_source=card#service=web');
    expect(location.pathname + location.search + location.hash).toBe('/contact/?utm_source=card');
    expect([chosen(), values().service]).toEqual(['Web Design', 'Web Design']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is there again after a reload, and is not in another entry', () => {
    open('/contact/#service=web');
    open('/contact/');
    expect(values().service).toBe('Web Design');
    open('/');
    open('/contact/');
    expect(values().service).toBe('');
  });

  it('becomes an option before the last if it is a service of the home page', () => {
    open('/contact/#service=home');
    const options = [...field<HTMLSelectElement>('service').options].map(({ value }) => value);
    expect(options).toEqual(['', 'Web Design', 'E-commerce', 'Website Solutions', 'Other']);
  });

  it('belongs to the enquiry once anything is typed, and a later link changes it', () => {
    open('/contact/#service=home');
    type('fullName', 'Anil');
    open('/');
    open('/contact/');
    expect(values().service).toBe('Website Solutions');
    open('/');
    open('/contact/#service=shop');
    open('/');
    open('/contact/');
    expect(values()).toEqual({ ...empty, fullName: 'Anil', service: 'E-commerce' });
  });

  it.each(['E-commerce', 'Other', ''])('gives way to %j, chosen by hand, also after a reload', (title) => {
    open('/contact/#service=web');
    type('service', title);
    open('/contact/');
    expect(values().service).toBe(title);
  });

  it('stays over a jump within the page, and leaves what the framework keeps there', () => {
    open('/contact/#service=web');
    history.pushState({ __NA: true }, '', '#main');
    dispatchEvent(new Event('hashchange'));
    expect(history.state).toEqual({ __NA: true, selectedService: 'Web Design' });
  });

  it.each([
    '#',
    '#main',
    '#plan=web',
    '#service=',
    '#service=Web%20Design',
    '#service=constructor',
    '#service=%E0%A4%A',
  ])('is none of ours in %s, which stays in the address', (fragment) => {
    open(`/contact/${fragment}`);
    expect([chosen(), values().service]).toEqual([undefined, '']);
    expect(location.href).toContain(fragment);
  });

  it.each([
    null,
    'Web Design',
    7,
    { selectedService: 'Weddings' },
    { selectedService: { title: 'Web Design' } },
  ])('is none of ours in the state %j', (state) => {
    history.pushState(state, '', '/contact/');
    open();
    expect(values().service).toBe('');
  });
});
