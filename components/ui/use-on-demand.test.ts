import { act, renderHook } from '@testing-library/react';
import { useOnDemand } from './use-on-demand';

/** A load whose end the test decides. */
function setUp() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const load = jest.fn(() => promise);
  const onUnavailable = jest.fn();
  const hook = renderHook(() => useOnDemand(load, onUnavailable));
  return { load, onUnavailable, resolve, reject, current: () => hook.result.current };
}

const settled = () => act(() => Promise.resolve());

it('loads nothing by itself', () => {
  const { load, current } = setUp();
  expect(load).not.toHaveBeenCalled();
  expect(current().Component).toBeUndefined();
});

it('loads once, however often it is prepared and opened', async () => {
  const { load, resolve, current } = setUp();
  act(() => current().prepare());
  act(() => current().prepare());
  act(() => current().open());
  resolve('Drawer');
  await settled();
  act(() => current().open());
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not open by being prepared', async () => {
  const { resolve, current } = setUp();
  act(() => current().prepare());
  resolve('Drawer');
  await settled();
  expect(current()).toMatchObject({ Component: 'Drawer', isOpen: false });
});

it('keeps a press until the code has arrived', async () => {
  const { resolve, current } = setUp();
  act(() => current().open());
  expect(current().Component).toBeUndefined();
  resolve('Drawer');
  await settled();
  expect(current()).toMatchObject({ Component: 'Drawer', isOpen: true });
});

it('forgets a press that was taken back before the code arrived', async () => {
  const { resolve, current } = setUp();
  act(() => current().open());
  act(() => current().close());
  resolve('Drawer');
  await settled();
  expect(current().isOpen).toBe(false);
});

it('is not open before its code has arrived, so that a second press does not close it', async () => {
  const { resolve, current } = setUp();
  act(() => current().open());
  expect(current().isOpen).toBe(false);
  act(() => current().open());
  resolve('Drawer');
  await settled();
  expect(current().isOpen).toBe(true);
});

it('gives way to a dialog that is asked for later', async () => {
  const [first, second] = [setUp(), setUp()];
  act(() => first.current().open());
  act(() => second.current().open());
  first.resolve('Menu');
  second.resolve('Details');
  await settled();
  expect([first.current().isOpen, second.current().isOpen]).toEqual([false, true]);
});

it('runs no fallback for what is no longer wanted', async () => {
  const { onUnavailable, reject, current } = setUp();
  act(() => current().open());
  act(() => void dispatchEvent(new Event('popstate')));
  reject(new Error('offline'));
  await settled();
  expect(onUnavailable).not.toHaveBeenCalled();
});

it('falls back when the code cannot be had', async () => {
  const { onUnavailable, reject, current } = setUp();
  act(() => current().open());
  reject(new Error('offline'));
  await settled();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  expect(current().isOpen).toBe(false);
});

it('stays quiet when only the preparation fails', async () => {
  const { onUnavailable, reject, current } = setUp();
  act(() => current().prepare());
  reject(new Error('offline'));
  await settled();
  expect(onUnavailable).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  const { load, current } = setUp();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('Drawer');
  act(() => current().open());
  await settled();
  act(() => current().open());
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(current()).toMatchObject({ Component: 'Drawer', isOpen: true });
});
