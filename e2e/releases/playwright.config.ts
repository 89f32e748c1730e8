import { suite } from '../support/suite.ts';

/** `npm run test:releases`: builds two releases of the site, and serves them by itself. */
export default suite({ testDir: '.', workers: 1 });
