import { suite } from '../support/suite.ts';

export default suite({ testDir: '.', workers: 1, timeout: 180_000 });
