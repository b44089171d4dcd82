import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';
import { sourceFiles } from './source-files.ts';

// Put together from parts, so that this file does not find itself.
const NOT_RUN = ['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf'];
const PATTERNS: [RegExp, string][] = [
  [new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`), 'unfinished work'],
  [new RegExp(`@ts-${'ignore'}|@ts-${'nocheck'}|eslint-${'disable'}`), 'a silenced check'],
  [new RegExp(`\\bas ${'any'}\\b|: ${'any'}\\b`), 'the type any'],
  [
    new RegExp(`\\b(it|test|describe)\\.(${NOT_RUN.join('|')})\\b|\\bx${'it'}\\(`),
    'a test that does not run or may fail',
  ],
];

/** What a line of code still owes. */
export function leftOversIn(line: string): string[] {
  return PATTERNS.filter(([pattern]) => pattern.test(line)).map(([, what]) => what);
}

export const leftOvers: Gate = {
  name: 'No left-overs',
  run: async () =>
    sourceFiles()
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => leftOversIn(line).map((what) => `${path}:${index + 1} ${what}: ${line.trim()}`)),
      )
      .join('\n'),
};
