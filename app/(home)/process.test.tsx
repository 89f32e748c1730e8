import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { homeSections } from '@/content/home';
import { processSteps } from '@/content/process';
import config from '@/tailwind.config';
import { Process } from './process';
import { STEP_INTERVAL } from './use-playback';

const { watch, pause } = homeSections.process;
const titles = processSteps.map(({ title }) => title);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const current = () =>
  titles.findIndex((title) => document.querySelector('[aria-current=step]')?.textContent?.includes(title));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Process />);
});
afterEach(() => void jest.useRealTimers());

it('stands at the first step until it is asked to play', () => {
  wait(10_000);
  expect(current()).toBe(0);
});

it('plays a step every three seconds, from the last to the first, until it is paused', () => {
  press(watch);
  wait(2999);
  expect(current()).toBe(0);
  wait(1);
  expect(current()).toBe(1);
  wait(3000 * (titles.length - 1));
  expect(current()).toBe(0);
  press(pause);
  wait(10_000);
  expect(current()).toBe(0);
  expect(screen.getByRole('button', { name: watch })).toBeVisible();
});

it('waits while a pointer or the focus is inside the details', () => {
  press(watch);
  const details = screen.getByText(processSteps[0].description);
  for (const [come, go] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focusIn, fireEvent.focusOut],
  ] as const) {
    come(details.closest('.step-details')!);
    wait(30_000);
    expect(current()).toBe(0);
    go(details.closest('.step-details')!);
  }
  wait(3000);
  expect(current()).toBe(1);
});

it('has a heading for each step, with the one button inside it', () => {
  for (const [index, heading] of screen.getAllByRole('heading', { level: 3 }).entries())
    expect(within(heading).getByRole('button', { name: new RegExp(titles[index]!) })).toBeVisible();
});

it('fills the line to the next step in the time of a step', () => {
  const { 'process-progress': animation } = config.theme.extend.animation;
  expect(animation).toMatch(`process-progress ${STEP_INTERVAL / 1000}s linear`);
});
