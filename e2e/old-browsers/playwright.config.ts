import { suite } from '../support/suite.ts';

/** `npm run test:old-browsers`. Browsers as old as these hang at times, so each trial has a second try. */
export default suite({ testDir: '.', workers: 1, retries: 1 });
