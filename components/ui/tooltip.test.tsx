import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const isShown = () => screen.queryByRole('tooltip') !== null;

function renderTooltip() {
  const { unmount } = render(
    <Tooltip text="Chat with us" className="">
      <a href="https://wa.me/1">Chat</a>
    </Tooltip>,
  );
  return { link: screen.getByRole('link'), around: screen.getByRole('link').parentElement!, unmount };
}

/** Over and out are what React makes enter and leave of. jsdom has no pointer events, so the kind is written in. */
function pointer(type: 'pointerOver' | 'pointerOut', element: Element, pointerType: string) {
  const event = createEvent[type](element);
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(element, event);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('is hidden at first', () => {
  renderTooltip();
  expect(isShown()).toBe(false);
});

it('is shown after the pointer has rested on it for 100 ms', () => {
  const { around } = renderTooltip();
  pointer('pointerOver', around, 'mouse');
  wait(99);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
});

it('is hidden at once when the pointer leaves', () => {
  const { around } = renderTooltip();
  pointer('pointerOver', around, 'mouse');
  wait(100);
  expect(isShown()).toBe(true);
  pointer('pointerOut', around, 'mouse');
  expect(isShown()).toBe(false);
});

it('is not shown when the pointer only passes', () => {
  const { around } = renderTooltip();
  pointer('pointerOver', around, 'mouse');
  wait(50);
  pointer('pointerOut', around, 'mouse');
  wait(1000);
  expect(isShown()).toBe(false);
});

it('is shown at once on keyboard focus, and hidden with it', () => {
  const { link } = renderTooltip();
  act(() => link.focus());
  expect(isShown()).toBe(true);
  act(() => link.blur());
  expect(isShown()).toBe(false);
});

it('is closed by Escape', () => {
  const { link } = renderTooltip();
  act(() => link.focus());
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isShown()).toBe(false);
});

it('does not open when a finger rests on it', () => {
  const { around } = renderTooltip();
  pointer('pointerOver', around, 'touch');
  wait(100);
  expect(isShown()).toBe(false);
});

it('is shown after a press of 700 ms', () => {
  const { around } = renderTooltip();
  pointer('pointerOver', around, 'touch');
  fireEvent.touchStart(around);
  wait(699);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
});

it.each([
  ['lifts', fireEvent.touchEnd],
  ['begins to scroll', fireEvent.touchCancel],
])('goes 1500 ms after the finger %s', (_, end) => {
  const { around } = renderTooltip();
  fireEvent.touchStart(around);
  wait(700);
  pointer('pointerOut', around, 'touch');
  end(around);
  wait(1499);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
});

it('is not shown by a tap', () => {
  const { around } = renderTooltip();
  fireEvent.touchStart(around);
  wait(100);
  fireEvent.touchEnd(around);
  wait(5000);
  expect(isShown()).toBe(false);
});

it('leaves no timer behind', () => {
  const { around, unmount } = renderTooltip();
  pointer('pointerOver', around, 'mouse');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
