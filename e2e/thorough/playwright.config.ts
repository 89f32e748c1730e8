import { atBothWidths, suite } from '../support/suite.ts';

export default suite({ testDir: '.', projects: atBothWidths(import.meta.dirname) });
