import path from 'node:path';
import { atBothWidths, suite } from '../support/suite.ts';

const projects = atBothWidths(import.meta.dirname);
const [wide] = projects;

/** Specs of the daily tests. */
const daily = (...files: string[]) => files.map((file) => path.join(import.meta.dirname, '..', file));

export default suite({
  testDir: '..',
  projects: [
    ...projects,
    // What `npm test` tries on a phone alone, or in the light, since that takes half the time.
    {
      ...wide,
      name: 'wide again',
      testMatch: daily('axe.narrow.spec.ts', 'policy.narrow.spec.ts', 'runtime.narrow.spec.ts'),
    },
    ...projects.map((project) => ({
      ...project,
      name: `${project.name} in the dark`,
      testMatch: daily('journey.spec.ts'),
      use: { ...project.use, colorScheme: 'dark' as const },
    })),
  ],
});
