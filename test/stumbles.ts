import type { Reporter, TestCase } from 'vitest/node';

/** Says why a test that passed at its second try failed at the first, so that a retry is never a mere number. */
export class Stumbles implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed' || !test.diagnostic()?.retryCount) return;
    const reasons = (test.result().errors ?? []).map(({ stack, message, diff }) => [stack ?? message, diff].join('\n'));
    console.log(`\nfailed at first: ${test.fullName}\n${reasons.join('\n')}\n`);
  }
}
