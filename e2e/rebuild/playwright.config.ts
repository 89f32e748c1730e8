import { suite } from '../support/suite.ts';

// One build at a time: each takes all processors.
export default suite({ testDir: '.', workers: 1, timeout: 300_000 });
