import { rememberEnquiry } from './enquiry-memory';

const services = { web: 'Web Design', shop: 'E-commerce', home: 'Website Solutions' };

const markup = `<form data-services='${JSON.stringify(services)}'>
  <input name="fullName">
  <select name="service"><option value="">Choose</option><option value="Web Design">వెబ్</option><option>E-commerce</option></select>
  <textarea name="text"></textarea>
  <button>Send</button>
</form>`;

const field = <Element extends HTMLElement>(name: string) =>
  document.querySelector<Element>(`[name=${name}]`)!;
const values = () =>
  Object.fromEntries(new FormData(document.forms[0])) as Record<'fullName' | 'service' | 'text', string>;

/** As a visitor types or chooses. */
function type(name: string, value: string) {
  const input = field<HTMLInputElement>(name);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

let listening: jest.SpiedFunction<typeof addEventListener>;
let watching: jest.SpiedFunction<MutationObserver['observe']>;

/** A new document at this address, in the same tab. */
function open(address = '/contact/', html = markup, type = 'navigate') {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  close();
  const isSame = address === location.pathname;
  if (!isSame) history.pushState(null, '', address);
  document.body.innerHTML = html;
  listening = jest.spyOn(window, 'addEventListener');
  watching = jest.spyOn(MutationObserver.prototype, 'observe');
  rememberEnquiry();
}

/** Ends what the document before listens to. */
function close() {
  for (const observer of watching?.mock.contexts ?? []) (observer as MutationObserver).disconnect();
  for (const [name, listener] of listening?.mock.calls ?? []) removeEventListener(name, listener);
  listening?.mockRestore();
  document.body.innerHTML = '';
}

/** The page drawn anew, as the framework does where it finds another one than it expects. */
async function redraw() {
  document.body.innerHTML = markup;
  await Promise.resolve();
}

const chosen = () => (history.state as { selectedService?: string } | null)?.selectedService;

beforeEach(() => {
  sessionStorage.clear();
  history.pushState(null, '', '/');
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

describe('a draft', () => {
  it('is kept from the first keystroke on, and fills the next document', () => {
    open();
    type('fullName', 'Anil');
    type('text', 'Chilli\n& more');
    open();
    expect(values()).toEqual({ fullName: 'Anil', service: '', text: 'Chilli\n& more' });
  });

  it('does not replace what is in a field already', () => {
    open();
    type('fullName', 'Anil');
    open('/contact/', markup.replace('name="fullName"', 'name="fullName" value="Lakshmi"'));
    expect(values().fullName).toBe('Lakshmi');
  });

  const earlier = markup.replace('name="fullName"', 'name="fullName" value="An"');

  it.each(['back_forward', 'reload'])('replaces what the browser brings back with a %s', (navigation) => {
    open();
    type('fullName', 'Anil');
    open('/contact/', earlier, navigation);
    expect(values().fullName).toBe('Anil');
  });

  it('replaces what an earlier page holds when it is shown again', () => {
    open();
    type('fullName', 'Anil');
    open('/contact/', earlier);
    sessionStorage.setItem(
      'enquiry-draft',
      JSON.stringify({ fullName: 'Anil', service: '', text: 'Chilli' }),
    );
    dispatchEvent(new Event('pageshow'));
    expect(values()).toEqual({ fullName: 'Anil', service: '', text: 'Chilli' });
  });

  it.each(['change', 'pagehide'])(
    'holds what software filled in without typing, at the latest at %s',
    (event) => {
      open();
      field<HTMLInputElement>('fullName').value = 'Anil';
      field('fullName').dispatchEvent(new Event(event, { bubbles: true }));
      open();
      expect(values().fullName).toBe('Anil');
    },
  );

  it('takes over the service that a later link chose', () => {
    open('/contact/#service=web');
    type('fullName', 'Anil');
    open('/');
    open('/contact/#service=shop');
    open('/');
    open();
    expect(values().service).toBe('E-commerce');
  });

  it('is not made by a link alone', () => {
    open('/contact/#service=web');
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends with a reset of the form', () => {
    open('/contact/#service=web');
    type('fullName', 'Anil');
    document.forms[0]!.reset();
    open();
    expect(values()).toEqual({ fullName: '', service: '', text: '' });
    expect([sessionStorage.length, chosen()]).toEqual([0, undefined]);
  });

  it('holds a service of the home page too', () => {
    open('/contact/#service=home');
    type('fullName', 'Anil');
    open('/');
    open('/contact/');
    expect(values().service).toBe('Website Solutions');
  });

  it.each(['', 'null', '7', '[]', '{"service":"Weddings","fullName":7}', '{'])(
    'is not misled by %j in storage',
    (rubbish) => {
      sessionStorage.setItem('enquiry-draft', rubbish);
      open();
      expect(values()).toEqual({ fullName: '', service: '', text: '' });
    },
  );

  it('lives as long as the page where storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    open();
    type('text', 'Chilli');
    await redraw();
    expect(values().text).toBe('Chilli');
  });
});

describe('the service that a link chose', () => {
  it('is lifted out of the address into the entry of the history, and fills the field', () => {
    open('/contact/?utm_source=card#service=web');
    expect(location.pathname + location.search + location.hash).toBe('/contact/?utm_source=card');
    expect([chosen(), values().service]).toEqual(['Web Design', 'Web Design']);
  });

  it('is there again after a reload, and is not in another entry', () => {
    open('/contact/#service=web');
    open('/contact/');
    expect(values().service).toBe('Web Design');
    history.pushState(null, '', '/');
    open('/contact/');
    expect(values().service).toBe('');
  });

  it('becomes an option if it is a service of the home page, and stays one', () => {
    open('/contact/#service=home');
    type('service', 'E-commerce');
    expect([...field<HTMLSelectElement>('service').options].map(({ value }) => value)).toEqual([
      '',
      'Web Design',
      'Website Solutions',
      'E-commerce',
    ]);
  });

  it('wins over a draft, and a choice by hand wins over it', () => {
    open();
    type('service', 'E-commerce');
    open('/');
    open('/contact/#service=web');
    expect(values().service).toBe('Web Design');
    type('service', 'E-commerce');
    open('/contact/');
    expect([chosen(), values().service]).toEqual([undefined, 'E-commerce']);
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
    '#service=weddings',
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

it('puts values, focus and caret back when the page was drawn anew', async () => {
  open('/contact/#service=home');
  type('text', 'Chilli & more');
  const textarea = field<HTMLTextAreaElement>('text');
  textarea.focus();
  textarea.setSelectionRange(2, 6);
  await redraw();
  const again = field<HTMLTextAreaElement>('text');
  expect(values()).toEqual({ fullName: '', service: 'Website Solutions', text: 'Chilli & more' });
  expect(again).toHaveFocus();
  expect([again.selectionStart, again.selectionEnd]).toEqual([2, 6]);
});
