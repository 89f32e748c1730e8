import type { Reporter, TestCase } from 'playwright/types/testReporter';

/** After a failed test, the last words: how to see what it saw. */
export default class HowToSee implements Reporter {
  private hasFailed = false;

  onTestEnd(test: TestCase) {
    this.hasFailed ||= test.outcome() === 'unexpected';
  }

  onEnd() {
    if (!this.hasFailed) return;
    console.log(
      'To run what failed alone, and look at each step: npx playwright test --config e2e --last-failed --trace on',
    );
  }
}
