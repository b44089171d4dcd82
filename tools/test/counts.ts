/** How many checks of a part passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of those that passed only when repeated. */
  flaky?: string[];
}

export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** Of vitest's JSON report. */
export interface VitestFile {
  /** Its path. */
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

/** Counts of the files of a run; one that could not even be loaded is one failure. */
export function countVitest({ testResults }: { testResults: VitestFile[] }): Counts {
  const broken = testResults.filter((file) => file.status === 'failed' && namesOf('failed', file).length === 0);
  return {
    passed: testResults.flatMap((file) => namesOf('passed', file)).length,
    failed: testResults.flatMap((file) => namesOf('failed', file)).length + broken.length,
  };
}

/** Counts of a run some files of which were run once more: what passed at the second attempt has passed, and is named. */
export function countRepeated(first: VitestFile[], again: VitestFile[]): Counts {
  const stillFailed = new Set(again.flatMap((file) => namesOf('failed', file)));
  const isRepeated = (file: VitestFile): boolean => again.some(({ name }) => name === file.name);
  const failedOnce = first.filter(isRepeated).flatMap((file) => namesOf('failed', file));
  return {
    ...countVitest({ testResults: [...first.filter((file) => !isRepeated(file)), ...again] }),
    flaky: failedOnce.filter((name) => !stillFailed.has(name)),
  };
}

function namesOf(status: 'passed' | 'failed', { assertionResults }: VitestFile): string[] {
  return assertionResults.filter((result) => result.status === status).map(({ fullName }) => fullName);
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts of Playwright's JSON report: a test that passed when repeated has passed, an error outside tests is a failure. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { stats, errors } = report;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, flaky: flakyTitles(report) };
}

function flakyTitles({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ title }) => title), ...suites.flatMap(flakyTitles)];
}

/** The last line of a test run. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
