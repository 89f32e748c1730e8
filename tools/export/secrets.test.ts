/** @jest-environment node */
import { secretsIn } from './secrets.ts';

const files = ['<p>Hello</p>', 'fetch("https://api.example.com?q=hunter2-hunter2")'].map((text) =>
  Buffer.from(text),
);

test.each([
  'CRM_API_KEY',
  'NEXT_PUBLIC_TOKEN',
  'smtp_password',
  'CLIENT_SECRET',
  'CRM_AUTH',
  'AUTHORIZATION',
])('names %s', (name) => {
  expect(secretsIn(files, { HOME: '/home/me', [name]: 'hunter2-hunter2' })).toEqual([name]);
});

test('names an address with a password, whatever its variable is called', () => {
  const address = 'postgres://site:hunter2@db.example.com/enquiries';
  expect(secretsIn([Buffer.from(`"${address}"`)], { DATABASE: address })).toEqual(['DATABASE']);
});

test('looks into every environment, and names a variable once', () => {
  const env = { CRM_API_KEY: 'hunter2-hunter2' };
  expect(secretsIn(files, { CRM_API_KEY: 'hunter3-hunter3' }, env, env)).toEqual(['CRM_API_KEY']);
});

test('finds nothing where no file holds a value', () => {
  expect(secretsIn(files, { CRM_API_KEY: 'hunter3-hunter3', UNSET_KEY: undefined })).toEqual([]);
});

test.each(['GIT_AUTHOR_NAME', 'npm_package_author'])('allows the value of %s in a page', (name) => {
  expect(secretsIn(files, { [name]: 'hunter2-hunter2' })).toEqual([]);
});

test('ignores what is not secret: other names, and values that are in pages by chance', () => {
  expect(secretsIn(files, { URL: 'https://api.example.com', KEY_TYPE: 'Hello', API_TOKEN: '' })).toEqual([]);
});
