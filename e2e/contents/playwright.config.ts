import { suite } from '../support/suite.ts';

/**
 * `npm run test:contents`: the site with other contents, each built in a copy of the project. It needs no export
 * of its own, and one build at a time takes all processors.
 */
export default suite({ testDir: '.', globalSetup: undefined, workers: 1, timeout: 1_200_000 });
