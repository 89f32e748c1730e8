import path from 'node:path';
import { suite } from '../support/suite.ts';

/** `npm run test:browsers`. Installs what is missing if it may. A browser waits for most of its visit. */
export default suite({
  testDir: '.',
  globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
  workers: 2,
  timeout: 180_000,
});
