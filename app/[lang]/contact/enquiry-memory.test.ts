/** Random play with the pages of one tab. What a browser does with them is held by e2e/nothing-typed-is-lost and the-chosen-service-arrives. */
import fc from 'fast-check';
import { KEYS } from '@/runtime/storage';
import { valuesOf } from './enquiry-form';
import { rememberEnquiry, saveEnquiry, showEnquiry } from './enquiry-memory';

const TITLES = {
  '': 'General',
  web: 'Web Design',
  shop: 'E-commerce',
  home: 'Website Solutions',
  other: 'Other',
};
const MARKUP = `<form data-services='${JSON.stringify(TITLES)}'>
  <input name="fullName"><input name="email"><textarea name="text"></textarea>
  <select name="service"><option value="">Choose</option><option value="web">Web Design</option>
    <option value="shop">E-commerce</option><option value="other">Other</option></select></form>`;

const form = () => document.forms[0]!;
const values = () => valuesOf(form());
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const chosen = () => (history.state as { selectedService?: string } | null)?.selectedService;

/** As a visitor types or chooses. */
function type(name: string, value: string) {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

/** A document at an address: in a new entry of the history, or in the one that is there. */
function open(address: string) {
  if (address !== location.pathname) history.pushState(null, '', address);
  document.body.innerHTML = MARKUP;
  showEnquiry();
}

beforeAll(rememberEnquiry);

beforeEach(() => {
  sessionStorage.clear();
  open('/');
});

/** An entry of the history, with the page in it as it was left. */
type Visit = { address: string; state: unknown; page?: HTMLFormElement };

/** What the player does, and what must come of it: the enquiry as it was typed last, and the choice of each entry. */
class Tab {
  visits: Visit[] = [];
  here = -1;
  enquiry = { fullName: '', email: '', service: '', text: '' };
  choices: string[] = [];

  leave() {
    if (this.here < 0) return;
    Object.assign(this.visits[this.here]!, { state: history.state as unknown, page: form() });
  }
  go(link: string) {
    this.leave();
    this.here += 1;
    this.visits.splice(this.here, Infinity, {
      address: `/contact/${link && `#service=${link}`}`,
      state: null,
    });
    this.choices.splice(this.here, Infinity, link);
    if (link && Object.values(this.enquiry).some(Boolean)) this.enquiry.service = link;
    this.load();
  }
  load() {
    const { address, state, page } = this.visits[this.here]!;
    history.replaceState(state, '', address);
    document.body.innerHTML = MARKUP;
    showEnquiry();
    // The browser restores what was in the fields, after the script behind the form.
    for (const { name, value } of page ? ([...page.elements] as HTMLInputElement[]) : [])
      field(name).value = value;
    dispatchEvent(new Event('pageshow'));
    this.visits[this.here]!.address = location.pathname;
  }
  step(by: number, isPutAway: boolean) {
    const visit = this.visits[this.here + by];
    if (!visit) return;
    this.leave();
    this.here += by;
    if (!isPutAway) return this.load();
    history.replaceState(visit.state, '', visit.address);
    document.body.replaceChildren(visit.page!);
    dispatchEvent(new Event('pageshow'));
  }
  type(name: 'fullName' | 'text' | 'service', value: string) {
    type(name, value);
    this.enquiry = { ...this.enquiry, service: values().service, [name]: value };
    this.choices[this.here] = this.enquiry.service;
  }
  reload() {
    this.leave();
    this.load();
  }
  drawAnew() {
    document.body.innerHTML = MARKUP;
    showEnquiry();
  }
  send() {
    form().reset();
    saveEnquiry(form());
    this.enquiry = { fullName: '', email: '', service: '', text: '' };
    this.choices[this.here] = '';
  }
  expectTrue() {
    expect(values()).toEqual({ ...this.enquiry, service: this.choices[this.here] || this.enquiry.service });
  }
}

const words = fc.constantFrom('', 'Anil', 'Chilli & more');
const moves = fc.oneof(
  fc.tuple(fc.constant('go'), fc.constantFrom('', 'web', 'home')),
  fc.tuple(fc.constant('type'), fc.constantFrom('fullName', 'text'), words),
  fc.tuple(fc.constant('type'), fc.constant('service'), fc.constantFrom('', 'shop', 'other')),
  fc.tuple(fc.constant('step'), fc.constantFrom(-1, 1, -2), fc.boolean()),
  fc.tuple(fc.constantFrom('reload', 'drawAnew', 'send')),
);

test('each page of a tab shows the enquiry as it was typed last, and none that was sent', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 30, size: 'max' }), (played) => {
      sessionStorage.clear();
      const tab = new Tab();
      tab.go('');
      for (const [move, ...details] of played) {
        (tab[move as 'go'] as (...all: unknown[]) => void)(...details);
        tab.expectTrue();
      }
    }),
    { numRuns: 100 },
  );
});

test('where storage is blocked, what is typed stays as the browser has it', () => {
  open('/contact/');
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  type('text', 'Chilli');
  type('service', 'shop');
  dispatchEvent(new Event('pageshow'));
  jest.restoreAllMocks();
  expect(values()).toMatchObject({ text: 'Chilli', service: 'shop' });
});

test('a key does not write into the history', () => {
  open('/contact/#service=home');
  const replace = jest.spyOn(history, 'replaceState');
  type('text', 'Chilli');
  expect(replace).not.toHaveBeenCalled();
});

test('the title of the choice stays over a jump within the page, which leaves what the framework keeps there', () => {
  open('/contact/#service=web');
  history.pushState({ __NA: true }, '', '#main');
  dispatchEvent(new Event('hashchange'));
  expect(history.state).toEqual({ __NA: true, selectedService: 'Web Design' });
});

test('a draft from before services had slugs is shown', () => {
  sessionStorage.setItem(KEYS.draft, '{"fullName":"Anil","email":"","text":"","service":"E-commerce"}');
  open('/contact/');
  expect(values()).toMatchObject({ fullName: 'Anil', service: 'shop' });
});

test.each(['#main', '#plan=web', '#service=', '#service=constructor', '#service=%E0%A4%A'])(
  'a choice is none of ours in %s, which stays in the address',
  (fragment) => {
    open(`/contact/${fragment}`);
    expect([chosen(), values().service]).toEqual([undefined, '']);
    expect(location.hash).toBe(fragment);
  },
);

test.each(['rubbish', 7, { selectedService: 'Weddings' }, { selectedService: {} }])(
  'a choice is none of ours in the state %j, which another program wrote into the history',
  (state) => {
    history.pushState(state, '', '/contact/');
    open('/contact/');
    expect(values().service).toBe('');
  },
);
