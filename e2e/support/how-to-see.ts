import type { FullResult, Reporter } from 'playwright/types/testReporter';

/** After a failure, the last words: how to see what failed. */
export default class HowToSee implements Reporter {
  onEnd({ status }: FullResult) {
    if (status !== 'failed') return;
    console.log(
      'To run what failed alone, and look at each step: npx playwright test --config e2e --last-failed --trace on',
    );
  }
}
