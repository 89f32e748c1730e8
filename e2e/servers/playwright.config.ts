import { suite } from '../support/suite.ts';

export default suite({ testDir: '.', workers: 1 });
