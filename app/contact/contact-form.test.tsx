import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { contact } from '@/content/contact';
import { services } from '@/content/services';
import { rememberEnquiry } from '@/runtime/enquiry-memory';
import { LONGEST_TEXT } from './enquiry';
import { EnquirySection } from './enquiry-section';

const { fields, send, notices } = contact;
const typed = { fullName: 'Lakshmi', email: 'lakshmi@example.in', message: 'A website,\nplease' };
const field = (name: keyof typeof fields) => screen.getByLabelText(fields[name].label);

let openWindow: jest.SpiedFunction<typeof window.open>;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contact/');
  openWindow = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  Element.prototype.scrollIntoView = jest.fn();
  // Here nothing parses the page, and React says that the script of the form's memory will not run.
  jest.spyOn(console, 'error').mockImplementation((text) => expect(text).toContain('script tag'));
});
afterEach(() => jest.restoreAllMocks());

const press = () => userEvent.click(screen.getByRole('button', { name: send }));

async function fill() {
  for (const [name, value] of Object.entries(typed))
    await userEvent.type(field(name as keyof typeof typed), value);
}

it('names what is missing, goes there, and takes the hint away with its reason', async () => {
  render(<EnquirySection />);
  await userEvent.type(field('fullName'), typed.fullName);
  await press();
  expect(openWindow).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(notices.error);
  expect(field('email')).toHaveFocus();
  expect(field('email')).toHaveAccessibleDescription(fields.email.hint);
  expect(field('fullName')).not.toHaveAccessibleDescription();
  await userEvent.type(field('message'), ' ');
  expect(field('message')).toHaveAccessibleDescription(fields.message.hint);
  await userEvent.type(field('email'), typed.email);
  expect(field('email')).not.toHaveAccessibleDescription();
  expect(field('email')).toHaveFocus();
});

it('opens the chat once with every character, says so, and is empty again', async () => {
  render(<EnquirySection />);
  await fill();
  await press();
  await press();
  expect(openWindow).toHaveBeenCalledTimes(1);
  const [address] = openWindow.mock.calls[0]!;
  const text = new URL(address as string).searchParams.get('text');
  for (const value of Object.values(typed)) expect(text).toContain(value);
  expect(screen.getByRole('status')).toHaveTextContent(notices.success);
  for (const name of Object.keys(typed)) expect(field(name as keyof typeof typed)).toHaveValue('');
});

it.each([
  ['is refused', () => null],
  ['throws', () => assert()],
  ['is closed as it opens', () => ({ closed: true }) as Window],
])('keeps all and shows the way on where a window %s', async (_, open) => {
  openWindow.mockImplementation(open);
  render(<EnquirySection />);
  await fill();
  await press();
  expect(screen.getByRole('link', { name: notices.blockedLink })).toHaveAttribute(
    'href',
    openWindow.mock.calls[0]![0],
  );
  expect(field('message')).toHaveValue(typed.message);
});

function assert(): never {
  throw new Error('no windows here');
}

it('tells the browser what each field is for', () => {
  render(<EnquirySection />);
  expect(field('fullName')).toHaveAttribute('autocomplete', 'name');
  expect(field('email')).toHaveAttribute('autocomplete', 'email');
  expect(field('email')).toHaveAttribute('type', 'email');
  expect(field('message')).toHaveAttribute('rows', '6');
  // The chat reads the message under this name where the form goes by itself.
  expect(field('message')).toHaveAttribute('name', 'text');
  for (const name of ['fullName', 'email', 'message'] as const)
    expect(field(name)).toHaveAttribute('aria-required', 'true');
  expect(field('service')).not.toHaveAttribute('aria-required');
});

describe('a message that no link can carry', () => {
  const setClipboard = (value: unknown) =>
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

  /** Not typed, which would take minutes. */
  async function sendTooMuch() {
    render(<EnquirySection />);
    await fill();
    fireEvent.input(field('message'), { target: { value: 'a'.repeat(LONGEST_TEXT) } });
    await press();
    await userEvent.click(await screen.findByRole('button', { name: notices.copy }));
  }

  it('is marked as a whole where the browser copies nothing', async () => {
    // Which userEvent puts there by itself.
    setClipboard(undefined);
    await sendTooMuch();
    const whole = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: notices.copyByHand });
    expect(whole.value).toContain(typed.email);
    expect([whole.selectionStart, whole.selectionEnd]).toEqual([0, whole.value.length]);
  });

  it('is sent once it is shortened, whatever a late answer about copying says', async () => {
    let answer = () => {};
    setClipboard({ writeText: () => new Promise<void>((resolve) => (answer = resolve)) });
    await sendTooMuch();
    fireEvent.input(field('message'), { target: { value: typed.message } });
    await press();
    act(() => answer());
    expect(await screen.findByText(notices.success)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

// The last one: the form's memory goes on watching the page.
it('keeps a draft and a chosen service where effects run twice', async () => {
  const [{ slug, title }] = services;
  sessionStorage.setItem('enquiry-draft', JSON.stringify({ fullName: typed.fullName, text: typed.message }));
  history.replaceState(null, '', `/contact/#service=${slug}`);
  // As it is served, filled, and then hydrated.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<EnquirySection />);
  performance.getEntriesByType = () => [];
  rememberEnquiry();
  render(<EnquirySection />, { container, hydrate: true, wrapper: StrictMode });
  await press();
  expect(field('fullName')).toHaveValue(typed.fullName);
  expect(field('message')).toHaveValue(typed.message);
  expect(field('service')).toHaveValue(title);
});
