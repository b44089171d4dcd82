import { describe, expect, it } from 'vitest';
import { countPlaywright, countRepeated, countVitest, sum, summaryLine, type VitestFile } from './counts.ts';

describe('counts', () => {
  const passes = { status: 'passed', fullName: 'cart adds a line' };
  const fails = { status: 'failed', fullName: 'cart removes a line' };

  it('counts a file that cannot be loaded as one failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [fails, passes] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [passes] },
    ];
    expect(countVitest({ testResults })).toEqual({ passed: 2, failed: 2 });
  });

  it('counts what passed when repeated, and names it', () => {
    const first = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [passes] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [passes, fails] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ];
    const again = [
      { name: 'b.test.ts', status: 'passed', assertionResults: [passes, { ...fails, status: 'passed' }] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(countRepeated(first, again)).toEqual({ passed: 3, failed: 1, flaky: ['cart removes a line'] });
    expect(countRepeated(first, [first[1] as VitestFile])).toEqual({ passed: 2, failed: 2, flaky: [] });
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
