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

  it('counts a journey that passed when repeated, and names it', () => {
    const suites = [
      { suites: [{ specs: [{ title: 'buy in Dutch', tests: [{ status: 'flaky' }] }] }] },
      { specs: [{ title: 'buy in German', tests: [{ status: 'expected' }] }] },
    ];
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [], suites };
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 1, flaky: ['buy in Dutch'] });
  });

  it('counts an error outside the journeys as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: ['the configuration is broken'] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 1, flaky: [] });
  });

  it('ends with one plain line', () => {
    const total = sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]);
    expect(summaryLine(total)).toBe('3 passed, 3 failed');
  });
});
