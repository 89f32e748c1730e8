import { suite } from '../support/suite.ts';

// A run that fails names its seed; given again, it draws the same content.
process.env.CONTENTS_SEED ??= String(Math.floor(Math.random() * 1e6));

/**
 * `npm run test:contents`: the site with other contents, each built in a copy of the project. It needs no export
 * of its own, and one build at a time takes all processors.
 */
export default suite({ testDir: '.', globalSetup: undefined, workers: 1, timeout: 1_200_000 });
