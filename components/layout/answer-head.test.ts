import { answerHead } from './answer-head';

const page = new URL('/services/', location.href);
const asked = jest.fn();

beforeAll(() => {
  globalThis.fetch = asked;
  // This environment has no responses of its own.
  globalThis.Response = class {} as never;
  answerHead();
});

beforeEach(() => asked.mockClear());

test("answers the router's HEAD for a page of this site", async () => {
  await expect(fetch(page, { method: 'HEAD' })).resolves.toBeInstanceOf(Response);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['another method', page, undefined],
  ['an address that is not a URL object', '/services/', { method: 'HEAD' }],
  ['a file', new URL('/share/home.png', location.href), { method: 'HEAD' }],
  ['another site', new URL('https://www.example.com/services/'), { method: 'HEAD' }],
])('leaves %s to the network', async (_, input, init) => {
  await fetch(input, init);
  expect(asked).toHaveBeenCalledWith(input, init);
});
