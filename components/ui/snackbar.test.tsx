import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Snackbar } from './snackbar';

const onClose = jest.fn();
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function renderNotice(severity: 'error' | 'success' = 'success') {
  render(
    <Snackbar severity={severity} icon="!" closeLabel="Close notice" closeIcon="x" onClose={onClose}>
      Message sent
    </Snackbar>,
  );
  return screen.getByText('Message sent').parentElement!;
}

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('stays for 6000 ms', () => {
  renderNotice();
  wait(5999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by Escape, wherever the focus is, which stays there', () => {
  render(<input />);
  renderNotice();
  act(() => screen.getByRole('textbox').focus());
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('closes on demand', () => {
  renderNotice();
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('gives focus back to where it came from', () => {
  render(<input aria-label="Name" />);
  renderNotice();
  act(() => screen.getByRole('textbox').focus());
  act(() => screen.getByRole('button').focus());
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

/** jsdom knows no movement, so it is written in. */
function movePointer(notice: Element, movementX: number) {
  const event = createEvent.pointerMove(notice);
  fireEvent(notice, Object.assign(event, { movementX, movementY: 0 }));
}

it('goes after its time from under a pointer that rests where it appeared', () => {
  const notice = renderNotice();
  fireEvent.pointerEnter(notice);
  movePointer(notice, 0);
  wait(6000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('takes its whole time anew when a finger scrolls it', () => {
  const notice = renderNotice();
  wait(5000);
  movePointer(notice, 5);
  fireEvent(notice, Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType: 'touch' }));
  wait(5999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['a pointer moves in it', (notice: Element) => movePointer(notice, 1), fireEvent.pointerLeave],
  ['focus is in it', fireEvent.focus, fireEvent.blur],
])('holds the time while %s', (_, start, end) => {
  const notice = renderNotice();
  wait(2000);
  start(notice);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  end(notice);
  wait(3999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('holds the time while another tab is in front', () => {
  renderNotice();
  setHidden(true);
  wait(60_000);
  setHidden(false);
  wait(5999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('holds the time when another tab came to the front before it was shown', () => {
  setHidden(true);
  renderNotice();
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

it('goes on holding until the last reason is gone', () => {
  const notice = renderNotice();
  movePointer(notice, 1);
  fireEvent.focus(notice);
  fireEvent.pointerLeave(notice);
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

it('is an alert when something is wrong', () => {
  renderNotice('error');
  expect(screen.getByRole('alert')).toHaveTextContent('Message sent');
});

it('does not use the alert role for good news, which the status around it announces', () => {
  renderNotice();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stops its clock when it is taken away', () => {
  const { unmount } = render(
    <Snackbar severity="error" icon="!" closeLabel="Close notice" closeIcon="x" onClose={onClose}>
      Wrong
    </Snackbar>,
  );
  unmount();
  wait(6000);
  expect(onClose).not.toHaveBeenCalled();
});
