import { whenSeen } from './arrival';

test('a page that is opened is seen at once; one that is prerendered when it is shown, once', () => {
  const start = jest.fn();
  whenSeen(start);
  expect(start).toHaveBeenCalledTimes(1);

  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  whenSeen(start);
  expect(start).toHaveBeenCalledTimes(1);
  for (let event = 0; event < 2; event++) document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(document, 'prerendering');
});
