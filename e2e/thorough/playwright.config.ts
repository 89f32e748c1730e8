import path from 'node:path';
import { atBothWidths, suite } from '../support/suite.ts';

const [wide] = atBothWidths(import.meta.dirname);

export default suite({
  testDir: '..',
  projects: [
    ...atBothWidths(import.meta.dirname),
    // What `npm test` tries on a phone alone, since that takes half the time.
    {
      ...wide,
      name: 'wide again',
      testMatch: ['runtime', 'policy'].map((name) =>
        path.join(import.meta.dirname, `../${name}.narrow.spec.ts`),
      ),
    },
  ],
});
