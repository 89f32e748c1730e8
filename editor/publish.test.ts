/** @jest-environment node */
import { withoutOurs } from './publish';

test('a build does not inherit what the development server has put into the environment', () => {
  const env = { PATH: '/bin', HOME: '/home/lakshmi', NODE_ENV: 'development' as const };
  const theirs = {
    __NEXT_DEV_SERVER: '1',
    NEXT_RUNTIME: 'nodejs',
    TURBOPACK: '1',
    npm_lifecycle_event: 'dev',
  };
  expect(withoutOurs({ ...env, ...theirs, PORT: '3000' })).toEqual({ PATH: '/bin', HOME: '/home/lakshmi' });
});
