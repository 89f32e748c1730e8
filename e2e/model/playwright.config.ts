import { atBothWidths, suite } from '../support/suite.ts';

const [, narrow] = atBothWidths(import.meta.dirname);

export default suite({ testDir: '.', projects: [{ ...narrow }] });
