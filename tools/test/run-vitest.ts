import { readFileSync } from 'node:fs';
import { say } from '../output/step.mjs';
import { type Counts, countRepeated, countVitest, type VitestFile } from './counts.ts';
import { reportFile, runSuite, type Suite } from './run-suite.ts';

interface VitestSuite extends Pick<Suite, 'name' | 'folder' | 'env' | 'timeoutMs'> {
  /** Where the JSON reports are written. */
  testFolder: string;
  args?: string[];
}

/** More failed files than this are a fault and no accident of a busy machine. */
const MAX_REPEATED = 3;

/** Runs vitest in one folder. A file that fails is run once more, as Playwright repeats a journey. */
export async function runVitest({ testFolder, args = [], ...suite }: VitestSuite): Promise<Counts> {
  async function run(name: string, files: string[]): Promise<{ counts: Counts; files: VitestFile[] }> {
    const report = reportFile(testFolder, name);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const counts = await runSuite({
      ...suite,
      name,
      program: 'vitest',
      args: ['run', '--passWithNoTests', ...reporters, ...args, ...files],
      report,
      count: countVitest,
    });
    return { counts, files: readFiles(report) };
  }
  const first = await run(suite.name, []);
  const failed = first.files.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failed.length === 0 || failed.length > MAX_REPEATED) return first.counts;
  const again = await run(`${suite.name}, repeated`, failed);
  const counts = countRepeated(first.files, again.files);
  for (const name of counts.flaky ?? []) say(`    passed only when repeated: ${name}`);
  // A run that ended badly without a failed test counts one failure that no file holds.
  return { ...counts, failed: Math.max(counts.failed, again.counts.failed) };
}

function readFiles(report: string): VitestFile[] {
  try {
    return (JSON.parse(readFileSync(report, 'utf8')) as { testResults: VitestFile[] }).testResults;
  } catch {
    return [];
  }
}
