import { hostsOf, isForeign } from './requests.ts';

const hosts = hostsOf(3000, {} as NodeJS.ProcessEnv);
const host = 'localhost:3000';

test.each([
  ['its own page', { host, origin: 'http://localhost:3000' }, false],
  ['a typed address', { host: '127.0.0.1:3000' }, false],
  ['another site', { host, origin: 'https://example.com' }, true],
  ['a page without an origin', { host, origin: 'null' }, true],
  ['another name for this computer', { host: 'evil.example:3000' }, true],
  ['another port', { host, origin: 'http://localhost:3001' }, true],
  ['an origin that only begins like ours', { host, origin: 'http://localhost:3000.example.com' }, true],
  ['no host', {}, true],
])('%s', (_, headers, foreign) => expect(isForeign(headers, hosts)).toBe(foreign));

test('a Codespace is reached by the name of its forwarded port', () => {
  const variables = {
    CODESPACE_NAME: 'calm-rice',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
  };
  const forwarded = hostsOf(3000, variables as unknown as NodeJS.ProcessEnv);
  const origin = 'https://calm-rice-3000.app.github.dev';
  expect(isForeign({ host, origin }, forwarded)).toBe(false);
  expect(isForeign({ host, origin }, hosts)).toBe(true);
});
