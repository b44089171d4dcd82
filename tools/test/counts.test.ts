import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, sum, summaryLine } from './counts.ts';

describe('counts', () => {
  it('counts a file that cannot be loaded as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
  });

  it('counts a journey that passed only when repeated, and an error outside the journeys, as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['the configuration is broken'] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });

  it('ends with one plain line', () => {
    const total = sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]);
    expect(summaryLine(total)).toBe('3 passed, 3 failed');
  });
});
