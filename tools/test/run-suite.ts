import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, seconds } from '../output/step.mjs';
import { runProgram } from '../processes/run-program.ts';
import type { Counts } from './counts.ts';

export interface Suite {
  name: string;
  folder: string;
  program: string;
  args: string[];
  env: Record<string, string>;
  /** Where the program writes its JSON report. */
  report: string;
  count: (report: never) => Counts;
  timeoutMs: number;
}

/** Runs one program of tests, shows its output when it failed, and counts. */
export async function runSuite(suite: Suite): Promise<Counts> {
  const begin = performance.now();
  const { code, output } = await runProgram(suite.program, suite.args, {
    cwd: suite.folder,
    env: suite.env,
    timeoutMs: suite.timeoutMs,
  });
  const counts = readCounts(suite, code);
  const isFine = counts.failed === 0;
  if (!isFine) say(output.trimEnd());
  const figures = `${counts.passed} passed${isFine ? '' : `, ${counts.failed} FAILED`}`;
  say(`  ${isFine ? '✓' : '✗'} ${suite.name.padEnd(30)} ${figures.padEnd(24)} ${seconds(performance.now() - begin)}`);
  for (const title of counts.flaky ?? []) say(`    passed only when repeated: ${title}`);
  return counts;
}

/** A program that ended badly without a failed test (crash, no report) is one failure. */
function readCounts({ report, count }: Suite, code: number): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function reportFile(folder: string, name: string): string {
  return join(folder, `${name.replaceAll('/', '-')}.json`);
}
