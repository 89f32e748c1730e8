import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emailLink } from '@/components/links';
import { liveRegion } from '@/components/ui/announce';
import { contact, services, site } from '@/content';
import { letterOf, LONGEST_TEXT } from './enquiry';
import { fillLetter } from './enquiry-form';
import { EnquirySection } from './enquiry-section';

const { fields, notes, send, notices } = contact;
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
  expect(field('email')).toBeInvalid();
  expect(field('email')).toHaveAccessibleDescription(fields.email.hint);
  expect(field('fullName')).toBeValid();
  expect(field('fullName')).toHaveValue(typed.fullName);
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
  expect(screen.getByRole('link', { name: notices.refusedLink })).toHaveAttribute(
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

const setHidden = (isHidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('says that it was sent when the page is seen again, and for six seconds from then', async () => {
  render(<EnquirySection />);
  await fill();
  await press();
  jest.useFakeTimers();
  try {
    setHidden(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(60_000));
    setHidden(false);
    expect(screen.getByRole('status')).toHaveTextContent(notices.success);
    act(() => jest.advanceTimersByTime(5999));
    expect(screen.getByRole('status')).toHaveTextContent(notices.success);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  } finally {
    jest.useRealTimers();
  }
});

it('says in one round what is missing and that the address is wrong', async () => {
  render(<EnquirySection />);
  await userEvent.type(field('email'), 'lakshmi');
  await press();
  expect(openWindow).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(notices.error);
  expect(field('fullName')).toHaveFocus();
  for (const name of ['fullName', 'email', 'message'] as const)
    expect(field(name)).toHaveAccessibleDescription(fields[name].hint);
});

it('ties a hint to an address that the browser does not accept, which says the rest', async () => {
  render(<EnquirySection />);
  await fill();
  await userEvent.clear(field('email'));
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(notices.error);
  await userEvent.type(field('email'), 'lakshmi');
  expect(screen.queryByRole('alert')).toBeNull();
  const says = jest.fn<void, [boolean]>();
  field('email').addEventListener('invalid', (event) => says(event.defaultPrevented));
  await press();
  expect(says).toHaveBeenLastCalledWith(false);
  expect(field('email')).toHaveAccessibleDescription(fields.email.hint);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field('email'), '@example.in');
  expect(field('email')).not.toHaveAccessibleDescription();
});

it('says before anything is pressed which fields must be filled in, and goes on saying so', async () => {
  render(<EnquirySection />);
  for (const name of ['fullName', 'email', 'message', 'service'] as const) {
    const note = name === 'service' ? notes.optional : notes.required;
    expect(field(name).closest('.field')).toHaveTextContent(`${fields[name].label}${note}`);
  }
  await userEvent.selectOptions(field('service'), services[0]!.slug);
  expect(field('service')).toHaveAccessibleDescription(notes.optional);
});

it('says in a pause of typing, politely, by how much a message is still too long', async () => {
  render(
    <>
      <EnquirySection />
      <div {...liveRegion} />
    </>,
  );
  await fill();
  const writeTooLong = (excess: number) => {
    const values = { ...typed, service: contact.generalInquiry, text: '' };
    const room = LONGEST_TEXT - fillLetter(letterOf(contact.enquiry), values).length;
    // Not typed, which would take minutes.
    fireEvent.input(field('message'), { target: { value: 'a'.repeat(room + excess) } });
  };
  writeTooLong(30);
  await press();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(notices.tooLong);
  expect(screen.getByRole('link', { name: notices.email })).toHaveAttribute('href', emailLink(site.email));
  jest.useFakeTimers();
  try {
    const region = document.getElementById(liveRegion.id);
    writeTooLong(20);
    act(() => jest.advanceTimersByTime(1000));
    writeTooLong(10);
    expect(alert).toHaveTextContent(`10 ${notices.tooLongBy}`);
    expect(alert.querySelector('[aria-live=off]')).toHaveTextContent(`10 ${notices.tooLongBy}`);
    act(() => jest.advanceTimersByTime(1499));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(region).toHaveTextContent(`10 ${notices.tooLongBy}`);
  } finally {
    jest.useRealTimers();
  }
  fireEvent.input(field('message'), { target: { value: typed.message } });
  expect(screen.queryByRole('alert')).toBeNull();
});
