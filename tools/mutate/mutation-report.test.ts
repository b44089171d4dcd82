import { expect, it } from 'vitest';
import { type MutationReport, scoreLine, sumScores, survivorsOf, tally } from './mutation-report.ts';

const source = 'export const two = 1 + 1;\nexport const isMore = (a: number) => a > two;\n';
const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const report: MutationReport = {
  part: 'sums',
  folder: 'packages/sums',
  files: {
    'src/two.ts': {
      source,
      mutants: [
        { status: 'Killed', replacement: '1 - 1', location: at(1, 20, 25) },
        { status: 'Survived', replacement: 'a >= two', location: at(2, 38, 45) },
        { status: 'Timeout', replacement: 'true', location: at(2, 38, 45) },
        { status: 'NoCoverage', replacement: 'false', location: at(2, 38, 45) },
        { status: 'CompileError', replacement: '""', location: at(1, 20, 25) },
      ],
    },
  },
};

it('names what no test noticed by its code, and where it is', () => {
  expect(survivorsOf(report)).toEqual([
    { place: 'packages/sums/src/two.ts:2', name: 'two.ts: `a > two` → `a >= two`' },
    { place: 'packages/sums/src/two.ts:2', name: 'two.ts: `a > two` → `false`' },
  ]);
});

it('counts what a test noticed, what no test reaches as survived, and what was no valid change not at all', () => {
  expect(tally(report)).toEqual({ noticed: 2, survived: 2, percent: 50 });
  expect(scoreLine('all', sumScores([tally(report), { noticed: 4, survived: 0, percent: 100 }]))).toBe(
    'all: 75.0 % of 8 changes noticed, 2 survived',
  );
});
